open = Je opent een koffertje, de anderen ook, en het beste pakt alles. Wie dat heeft, begint de volgende ronde.
swap = Je mag nog een koffertje ruilen voor een van de stapel. Dat zie je niet van tevoren, dus ruil een laag.
ahead = Er ligt iets in je tas. Met weinig koffertjes over kun je een laag weggooien in een ronde die toch verloren is.
