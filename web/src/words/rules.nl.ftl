## De bladzijde met spelregels.
rules-of = Spelregels: { $game }
rules-games = Spelregels van welk spel
rules-contents = Inhoud
rules-provenance = Achter elke regel staat waar we hem vandaan hebben.
rules-known-and-ours = Wat bekend is, en wat we zelf moesten invullen
rules-drawing = Tekening
rules-link-to = Regel { $rule }
rules-source = Bron: { $source }
rules-version = Versie { $version } van de spelregels
rules-play = { $game } spelen
rules-pieces = Waar het mee gespeeld wordt
piece-disc = schijfje
piece-gangster = gangster
piece-policeman = agent
piece-cake = taart
