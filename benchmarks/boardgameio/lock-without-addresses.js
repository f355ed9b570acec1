// `npm run lock`: pin the newest versions that package.json allows. The lock keeps versions and hashes,
// and no addresses: .npmrc leaves out those of the registry, this leaves out those for donations.
const fs = require('node:fs');

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
for (const entry of Object.values(lock.packages)) delete entry.funding;
fs.writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n');
