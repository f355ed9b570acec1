# Wat er in het eerste potje Capo della Mafia wordt uitgelegd. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

crew = Iedereen krijgt dezelfde opdracht. Leg mensen die samen de symbolen hebben en niet meer sterren dan er mogen; of leg er die er alleen op lijken, en bluf. Nog niemand ziet ze.
show = De helft van je ploeg gaat open, naar beneden afgerond, en daarop word je beoordeeld. Laat zien wat bij de opdracht past, en houd verborgen wat je kan verraden.
suspect = Nu wijst iedereen tegelijk iemand aan, of niemand. Tel: kunnen de gedekte kaarten hebben wat er nog ontbreekt? Een betrapte bluffer levert twee respect op, een eerlijke speler kost er één.
again = Een nieuwe opdracht. Wat je legde ben je kwijt, en pas met hooguit één kaart in de hand trek je bij. Stuur dus niet meer mensen dan de opdracht vraagt.
second-suspicion = Kijk voor je iemand aanwijst hoe groot de ploeg is: drie symbolen op één kaart zijn zeldzaam, vier bestaan niet. Twijfel je, dan kost niemand aanwijzen niets.
two-left = Je hebt nog twee kaarten. Leg er minstens één, en na deze ronde trek je bij tot vijf; een kleine ploeg gelooft men minder gauw, maar een nieuwe hand is ook iets waard.
end = Wie na een ronde alleen aan kop staat met het respect dat nodig is, wint. Kijk wie er dichtbij is: dat is wie je moet aanwijzen, en wie voorzichtig wordt.
