// The lock keeps versions and hashes, and no addresses: .npmrc leaves out those of the registry, this leaves out
// those for donations. A package for another machine that the registry did not offer would be missing there later.
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const names = Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1))
for (const [path, entry] of Object.entries(lock.packages)) {
  delete entry.funding
  for (const name of Object.keys(entry.optionalDependencies ?? {}))
    if (!names.includes(name)) throw new Error(`${path} wants ${name}, which the lock has not`)
}
writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n')
