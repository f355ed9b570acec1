// How fast boardgame.io's own bot searches (MCTSBot, its usual playouts): the worker's side of a benchmark, with the same
// protocol as benchmarks/worker.py. The game is one deal of ours in game.js, so that it comes to an end.
const readline = require('readline');
const { MCTSBot } = require('boardgame.io/ai');
const { Client } = require('boardgame.io/client');
const { HighestCard, SEATS } = require('./game.js');

const ITERATIONS = 250; // of one search, which takes a second or so
const TRICKS = 10;
const CHOICES = SEATS * TRICKS;

const OneDeal = {
  ...HighestCard,
  endIf: ({ G }) => {
    if (G.score.reduce((sum, taken) => sum + taken) < TRICKS) return;
    return { winner: String(G.score.indexOf(Math.max(...G.score))) };
  },
};
const enumerate = (G, ctx, seat) => G.players[seat].map((card) => ({ move: 'play', args: [card] }));

// A game after so many random moves.
function moment(made) {
  const client = Client({ game: OneDeal, numPlayers: SEATS, debug: false });
  for (let move = 0; move < made; move++) {
    const { G, ctx } = client.store.getState(); // the whole truth: its bot searches that too
    const hand = G.players[ctx.currentPlayer];
    client.moves.play(hand[Math.floor(Math.random() * hand.length)]);
  }
  return client.store.getState();
}

// Moments from the middle half of games, until the seconds of processor time are over; only the search is timed.
async function measure(seconds, seed) {
  let iterations = 0, choices = 0, cpu = 0, search = 0;
  for (; cpu < seconds; search++) {
    const made = CHOICES / 4 + (search % (CHOICES / 2));
    const state = moment(made);
    const bot = new MCTSBot({ game: OneDeal, enumerate, iterations: ITERATIONS, seed: `${seed}/${search}` });
    const before = process.cpuUsage();
    await bot.play(state, state.ctx.currentPlayer);
    const { user, system } = process.cpuUsage(before);
    if (search === 0) continue; // to warm up
    cpu += (user + system) / 1e6;
    iterations += ITERATIONS;
    choices += ITERATIONS * (CHOICES - made);
  }
  return { iterations, choices, cpu };
}

async function serve() {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    const cases = ['boardgameio-mcts'];
    const reply = request.case === 'about' ? { cases } : await measure(request.seconds, request.seed);
    console.log(JSON.stringify({ case: request.case, ...reply }));
  }
}

serve();
