# Every word of Briefcase that a player reads. The same keys stand in nl.ftl.

title = Briefcase
tagline = Three cases, three rounds, and the best one takes all.
poster = Best case wins
goal = Have the most money in the bag after three rounds.

option-swap = Swapping a case
option-swap-help = Off: everybody plays with the three cases that were dealt.

seat = Seat { $number }
table = Round { $round } of 3, { $pile } cases in the pile.
player = money { $money }, opened { $opened }, hand { $hand }
prompt = Open one of your cases. You may swap one first, once a game.
prompt-wait = It is not your turn.

kind-open = open
kind-swap = swap
arg-worth = case
action-open = open the { $worth }
action-swap = swap the { $worth }

event-opens = { $name }: the { $first } is open.
event-swaps = { $name }: the { $first } stays behind; taken instead: { $last }.
event-takes = { $name }: { $money } in the bag.

refusal-BR-4 = You have no case worth { $worth }.
refusal-BR-5 = You have had your swap, or this table does not swap.
ending-rounds = The last case is open.
score = { $amount } grand

view-round = round
view-pile = in the pile
view-gone = out of play
view-hand = hand
view-opened = opened
view-swapped = has swapped
view-money = money

reason-money-more = brings about { $amount } grand more
reason-money-less = brings about { $amount } grand less
reason-hand-more = leaves you cases worth { $amount } more
reason-hand-less = leaves you cases worth { $amount } less
