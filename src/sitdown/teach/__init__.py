"""What the bots and the rules know, told to people: lessons."""
