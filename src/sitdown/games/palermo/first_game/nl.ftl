# Wat er in het eerste potje Palermo wordt uitgelegd. Dezelfde sleutels staan in en.ftl, in dezelfde volgorde.

start = Jij begint, dus jij legt het startkaartje: daar vertrekt straks iedereen, en daar moet iedereen weer thuiskomen. In het midden is het nooit ver.
build = Elk huis krijgt een schijfje van jou voor de deur, en moet dak aan dak liggen met een ander. Straks loop je van deur tot deur: bouw ze dicht bijeen, en draai het kaartje tot de deur handig ligt.
last-house = Je laatste schijfje. Kijk waar je andere deuren zijn: de laatste ligt het best op de weg ertussen, of op de weg naar huis.
police = De stad staat, en iedereen vertrekt. Voor je loopt mag je je agent verplaatsen: waar hij staat, betaalt een ander twee punten voor de stap. Zet hem waar ze langs moeten, of laat hem staan.
walk = Nu lopen. Stop voor een eigen deur, en elk bewegingspunt dat je overhoudt is een miljoen. Neem dus de dichtstbijzijnde zolang je bereik klein is.
stronger = Elk schijfje dat je ophaalt maakt je bereik één groter, ook dat van je agent. Verre deuren leveren elke beurt meer op: bewaar die voor later.
stay = Eén deur per beurt, en alleen als je er stopt. Kun je geen deur bereiken, loop dan vast naar de volgende toe; stilstaan levert niets op.
homewards = Dat was je laatste schijfje: nu is het startkaartje je huis, en ook daar tellen de punten die je overhoudt. Wie thuis is krijgt geld zolang een ander buiten loopt, dus wacht niet te lang.
home = Je bent thuis, en krijgt aan het begin van elke beurt een premie zolang er nog iemand buiten loopt. Je agent loopt nog wel: zet hem de laatste in de weg.
