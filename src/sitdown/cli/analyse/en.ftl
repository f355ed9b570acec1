# What `sitdown analyse` says around an analysis. The same keys stand in nl.ftl.

chances = { $game }: each player's chance to win, with all cards open / as an onlooker could know.
moves = moves
turns = Turning points:
no-turns = No single move turned the game.
luck = Luck apart from choices, in hundredths of a chance to win:
missed = { $name }: where another choice was clearly better by what the seat knew then (100 points: from last place to victory).
nothing-missed = { $name }: no other choice was clearly better by what the seat knew then.

page-title = { $game }: what it was about
page-about = { $seats } players, { $moves } moves. { $winners }
page-won = { $names } won.
page-open = The chance to win, with all cards open
page-open-about = How often each would win if players by rules of thumb played on from there, with the cards as they lay and new luck. The numbers are the turning points below.
page-onlooker = The chance to win, as an onlooker could know
page-onlooker-about = The same from worlds as somebody imagines them who saw no cards.
page-figures = The curves in figures
page-turns = Turning points
page-luck = Luck apart from choices
page-luck-about = In hundredths of a chance to win: from an even chance to the result. The deal is all that lay fixed before the first move, the order of the piles too; luck is what fell or was shuffled later. Each figure is right to about the amount in the last column.
page-missed = What { $name } missed
page-missed-about = Judged by what the seat knew then, not by what was so or what came of it. 100 points: from last place to victory.
page-player = Player
page-deal = Deal
page-chance = Luck
page-own = Own choices
page-others = Choices of the others
page-total = Together
page-error = Give or take
page-made = Made by sitdown { $version }: { $command }
