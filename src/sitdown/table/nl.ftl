# Wat mensen lezen over de niveaus van bots, overal waar er een gekozen wordt. Dezelfde sleutels staan in en.ftl.

level-easy = makkelijk
level-thumb = gewoon
level-hard = moeilijk
level-random = lukraak
level-easy-about = Speelt met vuistregels en maakt de fouten die mensen maken.
level-thumb-about = Speelt verstandig, met vuistregels.
level-hard-about = Denkt vooruit, schat in wat je verbergt en neemt daar even de tijd voor.
level-random-about = Doet maar wat er mag; voor programma's.
