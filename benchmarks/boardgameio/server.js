// The server that is measured. Where boardgame.io leaves a choice, it is the one that favours it:
// storage in memory (its default; nothing is ever written), WebSockets only, and see game.js.
// Prints its port, answers /usage, ends with its stdin. (package.json holds koa-compose at 4.1.0, because
// 4.2.0 copies the list of middleware before boardgame.io 0.50.2 has filled it: its lobby would be a 404.)
const { Server, SocketIO } = require('boardgame.io/server');
const { HighestCard } = require('./game.js');

async function main() {
  const server = Server({
    games: [HighestCard],
    origins: false,
    transport: new SocketIO({ socketOpts: { transports: ['websocket'] } }),
  });
  server.router.get('/usage', (ctx) => {
    const { user, system } = process.cpuUsage();
    ctx.body = { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() };
  });
  const { appServer } = await server.run({ port: 0 });
  console.log(appServer.address().port);
  process.stdin.resume().on('end', () => process.exit());
}

main();
