## The page of rules.
rules-of = Rules: { $game }
rules-games = Rules of which game
rules-contents = Contents
rules-provenance = After each rule stands where we have it from.
rules-known-and-ours = What is known, and what we had to make up
rules-drawing = Drawing
rules-link-to = Rule { $rule }
rules-source = Source: { $source }
rules-version = Version { $version } of the rules
rules-play = Play { $game }
rules-pieces = What it is played with
piece-disc = disc
piece-gangster = gangster
piece-policeman = policeman
piece-cake = cake
