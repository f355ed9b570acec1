first-title = The first round
first-about = Swap your worst case, open your best, take the bag.
first-swap = Everybody opens a case, and the best one takes what lies there: three times, and the fullest bag wins. Your 2 will never win anything, so swap it for the top one of the pile.
first-too-soon = Keep it a little: swap first, while you may.
first-open = An 8, the best there is. Open an 8, for nobody can beat that.
first-too-low = With that one the round can be lost. Open an 8.
first-end = { $other } could not beat it, so all that was opened is yours: { $money } grand. Two rounds are left, and you know how.
