// The load: node players.js PORT TABLES SECONDS. Prints one line of JSON.
//
// Every seat is a Socket.IO client on a socket of its own, and gets every update of its table. The seat
// whose turn it is plays as soon as it sees so: each table always has one move on its way. A move counts
// when all four seats have its update. A process of its own, so that the server's CPU is the server's.
const { io } = require('socket.io-client');
const { SEATS, HighestCard } = require('./game.js');

const [PORT, TABLES, SECONDS] = process.argv.slice(2).map(Number);
const ADDRESS = `http://127.0.0.1:${PORT}`;
const WARM_UP = 3; // seconds for the compiler of Node, on both sides
const AT_ONCE = 20; // tables made at once

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function ask(path, body) {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(ADDRESS + path, body && post);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Table {
  async open() {
    const match = `/games/${HighestCard.name}`;
    this.matchID = (await ask(`${match}/create`, { numPlayers: SEATS })).matchID;
    this.sent = new Map(); // by the number of the state that comes of it: when, and how many seats have it
    this.latencies = []; // of each move, in milliseconds, until all four seats had it
    this.seats = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const playerID = String(seat);
      const join = { playerID, playerName: `seat ${seat}` };
      const { playerCredentials } = await ask(`${match}/${this.matchID}/join`, join);
      this.seats.push(await this.sit(playerID, playerCredentials));
    }
  }

  sit(playerID, credentials) {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(`${ADDRESS}/${HighestCard.name}`, options);
    socket.on('connect', () => socket.emit('sync', this.matchID, playerID, credentials, SEATS));
    socket.on('disconnect', (why) => fail(`a player was disconnected: ${why}`));
    const seat = { socket, playerID, credentials };
    socket.on('update', (_, state) => this.seen(seat, state));
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject);
      socket.once('sync', (_, { state }) => resolve({ ...seat, state }));
    });
  }

  start() {
    this.play(this.seats[0], this.seats[0].state);
  }

  seen(seat, state) {
    const move = this.sent.get(state._stateID);
    if (++move.seats === SEATS) {
      this.sent.delete(state._stateID);
      this.latencies.push(performance.now() - move.when);
    }
    if (state.ctx.currentPlayer === seat.playerID) this.play(seat, state);
  }

  play({ socket, playerID, credentials }, state) {
    const hands = Object.keys(state.G.players);
    if (hands.length !== 1 || hands[0] !== playerID) fail(`seat ${playerID} sees the hands of ${hands}`);
    const payload = { type: 'play', args: [state.G.players[playerID][0]], playerID, credentials };
    this.sent.set(state._stateID + 1, { when: performance.now(), seats: 0 });
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.matchID, playerID);
  }
}

function fail(why) {
  console.error(why);
  process.exit(1);
}

async function openTables() {
  const tables = Array.from({ length: TABLES }, () => new Table());
  const waiting = [...tables];
  const opener = async () => {
    while (waiting.length) await waiting.pop().open();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
  return tables;
}

async function main() {
  const before = await ask('/usage');
  const tables = await openTables();
  for (const table of tables) table.start();
  await pause(WARM_UP);

  const start = { usage: await ask('/usage'), own: process.cpuUsage(), when: performance.now() };
  for (const table of tables) table.latencies = [];
  await pause(SECONDS);
  const usage = await ask('/usage'); // may have to wait its turn, as the first one had; the moves go on
  const seconds = (performance.now() - start.when) / 1000;
  const own = process.cpuUsage(start.own);
  const latencies = tables.flatMap((table) => table.latencies).sort((a, b) => a - b);

  const moves = latencies.length;
  if (!moves) fail('not one move came through');
  const cpu = usage.cpu - start.usage.cpu;
  const percentile = (part) => latencies[Math.min(moves - 1, Math.floor(moves * part))];
  console.log(JSON.stringify({
    tables: TABLES,
    seconds,
    moves,
    moves_per_second: moves / seconds,
    p50_ms: percentile(0.5),
    p99_ms: percentile(0.99),
    server_cpu_seconds: cpu,
    server_cpu_ms_per_move: (cpu * 1000) / moves,
    moves_per_server_cpu_second: moves / cpu,
    server_cores: cpu / seconds,
    players_cores: (own.user + own.system) / 1e6 / seconds,
    server_kb_per_table: (usage.memory - before.memory) / 1000 / TABLES,
    tables_without_a_move: tables.filter((table) => table.latencies.length === 0).length,
  }));
  process.exit();
}

main().catch((error) => fail(String(error.stack)));
