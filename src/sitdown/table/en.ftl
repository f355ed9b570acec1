# What people read of the levels of bots, wherever one is chosen. The same keys stand in nl.ftl.

level-easy = easy
level-thumb = normal
level-hard = hard
level-random = at random
level-easy-about = Plays by rules of thumb and makes the mistakes that people make.
level-thumb-about = Plays sensibly, by rules of thumb.
level-hard-about = Looks ahead, weighs what you may be hiding, and takes a moment for it.
level-random-about = Does anything that is allowed; for programs.
