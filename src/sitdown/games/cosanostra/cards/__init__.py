"""Cards, markers and dice: Businesses with their market, Gangsters, Jobs and Influence cards on their way."""
