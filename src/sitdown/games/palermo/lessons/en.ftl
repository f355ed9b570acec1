# The lessons of Palermo. The same keys stand in nl.ftl, in the same order.

first-title = Your first takings
first-about = Found the city, build roof to roof, and fetch money at your own doors.
first-start =
    You are a small crook with a string of bars, and tonight you fetch the takings. First you all build the city, each with an eye to short walks between your own doors; then every point of movement that is left at your own door is a million, and most money wins.
    You begin: put the start tile, where all set out, in the middle, on F6-G7.
first-house = Now your first bar. Build the long house on H6-I7, as it lies, without turning it: then the door looks out at I7, two steps from the start. Close is good, for steps cost money.
first-house-other = The right place, but not this house this way. Take the long house with its door on the right, and do not turn it.
first-house-far = You could build there, but you would have to walk there later. Build next to the start tile, on H6-I7.
first-roof = The others have built on. Each new house must lie roof to roof with one that stands: a corner is not enough. For you only J4-K5 is left where that works. Build the corner house there, as it lies: its door is then at K5.
first-roof-other = It fits there, but take the corner house and do not turn it: we want the door at K5.
first-police = So it went on until the city was full: you have { $discs } doors in it. Now you all set out from the start tile, with { $range } points each. Before your gangster walks you may move your policeman. Nobody is in the streets yet whom he could bother: leave him.
first-police-later = He would stand there for nothing, for nobody has come out yet. Leave him where he is this time.
first-walk = A step costs a point, and you have { $range }. What is left at your own door is paid out in millions. You can reach three doors: F8 is one step away, E8 and I7 are two. Go where you keep most.
first-walk-dear = Your door, but it costs one step more, and a step is a million. There is a nearer one.
first-walk-nothing = Only your own door pays, and only if you stop there. Pick one of the three doors that are pointed at.
first-block =
    { $money } million! And each disc that you collect makes you stronger: your range is now { $range }. But the others have put out policemen: whoever enters such a field pays two points instead of one.
    You can do that too. { $who } stands on J7 and has another door right beside it, at J8. Put your policeman in that door.
first-block-now = He would do nothing for you at home. In the door at J8 he costs somebody else a million.
first-block-there = He may stand there, but nobody has to pass that way just now. Put him on J8.
first-second = Now you. Your door at E8 is next to you, and a policeman of { $who } stands in it. So it costs two points, but that is still the best that you can do. Go to E8.
first-second-dear = That brings you less, or nothing at all. E8 costs two points in spite of the policeman: go there.
first-end =
    Look: { $who } had to pay two points for one step, so your policeman has earned his keep. You have { $money } million and a range of { $range }.
    So it goes on, one door a turn. Who has them all walks home to the start tile, and who is home early is paid every turn that the others are still out. Now build a city of your own!

home-title = Coming home
home-about = The last disc, the shortest way home, and what a policeman still can do.
home-last = The evening is almost over: you have { $money } million, one disc is left in the city, and with all you have collected your range is { $range }. That is the moment at which doors pay best. A policeman stands in yours at J11, but it is close by: fetch the disc.
home-last-first = Without the last disc nobody comes home: the start tile would be plain street for you. Go to J11.
home-home = { $money } million, and no disc left: a range of { $range }. Now the start tile is home, and there too every point left over is a million. { $who } is home already and is paid for it, so hurry. Any of its four fields will do: take the nearest, G11.
home-home-far = That is home as well, but farther, and each point is a million. G11 is nearer.
home-home-out = Then you stay out another turn, and who is home gets a bonus meanwhile. Go home, to G11.
home-block =
    Home! You now have { $money } million, with the bonus of { $bonus } that you get at the start of each turn as long as somebody is still out. So the later the others come, the better.
    { $who } has all discs and stands on M11. Your policeman still walks, with your full range: put him right in the way, on L11.
home-block-now = He would let { $who } pass cheaply. Every turn that a gangster is out is a bonus for you: get in the way.
home-block-there = A good place perhaps, but L11 is right beside M11, on the shortest way home. Take L11.
home-end = You have { $money } million: another bonus. { $who } has stopped on G9, before the door, to keep more points next turn. That is a trick to remember: wait for a turn where it pays, but not for long. When the last one is home the round is played out, and most money wins.
