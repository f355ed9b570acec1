## De woorden die alle bladzijden delen. Elk deel heeft de zijne in <deel>.en.ftl en <deel>.nl.ftl.

### Schil
skip-to-content = Naar de inhoud
loading = Laden
nav-label = Bladzijden
nav-menu = Menu
nav-open-tables = Open tafels
nav-my-games = Mijn spellen
nav-watch = Toekijken
nav-rules = Spelregels
language = Taal
language-en = Engels
language-nl = Nederlands
nothing-here = Hier zit niemand
nothing-here-what-to-do = Op dit adres is niets. Misschien is de link oud.
to-the-games = Naar de spellen
page-lost = Deze bladzijde kwam niet aan
page-lost-what-to-do = De lijn viel weg, of het huis is verbouwd. Laad opnieuw.
load-again = Opnieuw laden

### Instellingen
settings = Instellingen
settings-stay-here = Deze blijven op dit apparaat.
theme = Verlichting
theme-device = Zoals het apparaat
theme-dark = Donker
theme-light = Licht
motion = Beweging
motion-device = Zoals het apparaat
motion-less = Geen
motion-full = Volledig
sound = Geluid
sound-off = Uit
sound-on = Aan

### Handelingen
yes = Ja
no = Nee
close = Sluiten
cancel = Annuleren
confirm = Bevestigen
undo = Ongedaan maken
change = Wijzigen
back = Terug
next = Verder
skip = Overslaan
send = Versturen
save = Bewaren
copy = Kopiëren
copied = Gekopieerd
share-link = De link delen
more = Meer
less = Minder
why-not = Waarom niet?
play = Spelen
watch = Toekijken
join = Aanschuiven
leave = Opstappen
rematch = Revanche
rules = Spelregels
log = Verloop
chat = Gesprek
deals = Afspraken

### Stoelen
you = Jij
seat-number = Stoel { $number }
seat-open = Vrije stoel
seat-away = weg, een bot speelt door
seat-resigned = opgegeven, een bot speelt door
bot-easy = makkelijk
bot-random = lukraak
bot-normal = gewoon
# One sentence for each, where a bot is chosen.
bot-easy-about = Speelt met vuistregels en maakt de fouten die mensen maken.
bot-normal-about = Speelt verstandig, met vuistregels.
bot-hard-about = Denkt vooruit, schat in wat je verbergt en neemt daar even de tijd voor.
bot-hard = moeilijk
emblem-lemon = citroen
emblem-rose = roos
emblem-anchor = anker
emblem-raven = raaf
emblem-olive = olijf
emblem-grape = druif
emblem-orange = sinaasappel

### Scores: als een spel niet zegt hoe het ze schrijft
points = { $amount } { $score ->
    [one] punt
   *[other] punten
  }

### Beurten en fasen
your-turn = Jouw beurt.
wait-for = { $names } is aan zet.
wait-for-all = De anderen kiezen.
phase-gathering = Wacht op spelers
phase-playing = Bezig
phase-paused = Gepauzeerd
phase-over = Afgelopen
phase-old_rules = Niet afgelopen
old-rules = Oudere spelregels
time-left = nog { $time }

### De lijn met de server
line-connecting = Plaatsnemen…
line-lost = De lijn viel weg. We bellen terug…
line-back = Terug aan tafel. Er is niets verloren.
line-closed = Deze tafel is voor jou gesloten.
line-full = Er kijken te veel mensen toe. We proberen het opnieuw…
line-restart = Het huis wordt verbouwd. Zo weer terug…

### Weigeringen, per code
refused-bad_seats = Het spel is niet voor zoveel stoelen.
refused-bad_option = Zo'n optie heeft het spel niet.
refused-bad_chairs = Zeg wie er op elke stoel zit.
refused-bad_clock = Zo kan de klok niet staan.
refused-not_gathering = Het spel is begonnen.
refused-not_playing = Het spel is niet bezig.
refused-not_over = Het spel is niet afgelopen.
refused-nothing_left = Bij die stap valt er niets meer te kiezen.
refused-over = Het spel is afgelopen.
refused-no_such_seat = Die stoel is er niet aan deze tafel.
refused-chair_taken = Daar zit al iemand. Neem een andere stoel.
refused-chair_empty = Daar zit niemand.
refused-not_full = Er is nog een stoel vrij.
refused-ahead = Dat is nog niet gevraagd.
refused-stale = Er is intussen iets veranderd. Kijk opnieuw en kies.
refused-done = Dat was al gedaan.
refused-bad_action = Dat is geen zet van dit spel.
refused-too_many = Dat is meer dan één zet.
refused-illegal = Een spelregel verbiedt het.
refused-empty = Er staat niets in.
refused-too_long = Dat is te lang.
refused-bad_text = Die tekst kan niet verstuurd worden.
refused-not_for_you = Stoelen praten met de tafel, toekijkers met toekijkers.
refused-no_private_talk = In dit spel wordt niet gefluisterd.
refused-takeback_nothing = Je hebt geen zet om terug te nemen.
refused-takeback_revealed = Te laat. Er is intussen iets onthuld.
refused-takeback_open = Iemand vraagt al om een zet terug te nemen.
refused-takeback_none = Niemand vraagt jou om een zet te mogen terugnemen.
refused-no_hints = Aan deze tafel zijn geen tips: wie haar maakte, stond ze niet toe.
refused-not_asked = Je wordt nu niets gevraagd.
refused-no_preset = Dat kun je niet vooraf beantwoorden.
refused-paused = Het spel is gepauzeerd. Ga eerst verder.
refused-not_paused = Het spel is niet gepauzeerd.
refused-resigned = Deze stoel heeft opgegeven.
refused-not_a_person = Daar zit geen mens.
refused-not_a_bot = Daar zit een mens, en die is er.
refused-time_left = Er is nog tijd.
refused-not_timed_out = De stoel is niet weg.
refused-rematched = De volgende tafel staat al klaar.
refused-bad_message = De server kon dat niet lezen. Laad de bladzijde opnieuw.
refused-joined = Je zit hier al.
refused-hint_open = Er is al een tip voor je onderweg.
refused-too_many_hints = Dat waren veel tips. Wacht even een minuut.
refused-onlooker = Toekijkers kijken. Schuif aan om te spelen.
refused-name_taken = Er is al een account met die naam. Kies een andere.
refused-bad_name = Een naam heeft 1 tot 24 tekens en begint met een letter of cijfer.
refused-weak_password = Een wachtwoord heeft minstens 8 tekens, waarvan vier verschillende, en is geen bekend woord.
refused-bad_login = Deze naam en dit wachtwoord horen niet bij een account.
refused-has_account = Je hebt al een account.
refused-no_such_person = Die persoon bestaat niet.
refused-no_such_token = Zo'n sleutel heb je niet.
refused-too_many_tokens = Meer sleutels mag je niet hebben. Trek er een in.
refused-bad_request = De server kon dat niet lezen. Laad de bladzijde opnieuw.
refused-too_large = Dat is te groot.
refused-not_found = Op dit adres is niets.
refused-no_such_table = Die tafel bestaat niet.
refused-no_such_game = Dat spel bestaat niet.
refused-old_rules = Dit spel is begonnen met oudere spelregels. Die zijn intussen veranderd, en het kan niet verder.
refused-old_rules_over = Dit spel is gespeeld met oudere spelregels. Die zijn intussen veranderd, en het kan niet opnieuw bekeken worden. Het verslag kun je nog bewaren.
refused-bad_key = Deze link is niet geldig, of niet meer.
refused-who_are_you = De server kent je niet. Laad de bladzijde opnieuw.
refused-too_many_tables = Je zit aan te veel tafels. Speel er eerst een paar uit.
refused-too_fast = Te snel. Wacht even.
refused-busy = Anderen waren sneller. Probeer het opnieuw.
refused-broken = Onze fout. Het is genoteerd; probeer het opnieuw.
refused-no_line = De server antwoordt niet. Probeer het opnieuw.

### Waar een gegeven vandaan komt
reconstructed = onze reconstructie
# With the help of a piece.
reconstructed-long = ° is onze reconstructie: de spelregels zeggen het niet.
