# Wat de opdracht rondom een les zegt. Dezelfde sleutels staan in en.ftl.

list-head = Lessen, elk een paar minuten. Begin met: sitdown learn SPEL, of sitdown learn SPEL LES.
list-none = Voor { $game } zijn er geen lessen.
list-line = { $title }, { $minutes } min. { $about }
list-done = gedaan
list-left = gebleven bij stap { $step } van { $steps }

begin = { $game }. Les { $number }: { $title }.
    Antwoord met een nummer of een naam. Er is ook: ?, waarom …, regels, verslag, tafel, hulp, stop. Wie weggaat, komt bij dezelfde stap terug.
resumed = Je was gebleven bij stap { $step } van { $steps }; hier gaat het verder. (--again begint opnieuw.)
changed = De les is veranderd sinds je wegging; ze begint dus opnieuw.
step = [{ $step }/{ $steps }]
more-news = … en daarvoor nog { $count ->
    [one] één regel
   *[other] { $count } regels
}: typ verslag om ze te lezen
go-on = Enter: verder
done = Dat was de les “{ $title }”.
next = De volgende: sitdown learn { $game } { $name }
play = Nu een echt spel: sitdown play { $game }
first-game = Nu een echt potje, waarin alles wat nieuw is één keer wordt uitgelegd: sitdown play { $game } --first
no-first-game = Voor { $game } is er geen eerste potje. Zonder --first kun je het spelen.
new = Nieuw: { $says }
left = Je verlaat de les. De volgende keer gaat ze hier verder.
unwritten = Hoe ver je bent kan niet worden opgeschreven ({ $reason }); de les gaat door.
