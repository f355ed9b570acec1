first-title = De eerste ronde
first-about = Ruil je slechtste koffertje, open je beste, pak de tas.
first-swap = Iedereen opent een koffertje, en het beste pakt alles wat er ligt: drie keer, en de volste tas wint. Met je 2 win je nooit iets; ruil hem dus voor het bovenste van de stapel.
first-too-soon = Bewaar hem nog even: ruil eerst, zolang dat kan.
first-open = Een 8, beter bestaat niet. Open een 8, want daar komt niemand overheen.
first-too-low = Daarmee kun je de ronde nog verliezen. Open een 8.
first-end = { $other } kwam er niet overheen, dus alles wat open ligt is van jou: { $money } mille. Nog twee ronden, en je weet hoe het moet.
