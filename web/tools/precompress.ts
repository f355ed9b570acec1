import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

const WORTH_IT = /\.(js|css|svg|json)$/
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8)

/**
 * Lays a `.br` and a `.gz` beside every file of text, for the server to send, and prints what each weighs then.
 * Not of index.html: the server writes the base into it.
 */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
      console.log(`\n${'bytes/1000'.padStart(8)}       gz       br`)
      const total = files.map((file) => compress(folder, file)).reduce((sum, bytes) => sum + bytes, 0)
      console.log(`${kilobytes(total).padStart(26)}  all of it, as sent`)
    },
  }
}

function compress(folder: string, file: string): number {
  const plain = readFileSync(file)
  const name = relative(folder, file)
  if (!WORTH_IT.test(file)) {
    console.log(`${kilobytes(plain.length)}                    ${name}`)
    return plain.length
  }
  const gz = gzipSync(plain, { level: 9 })
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
  writeFileSync(`${file}.gz`, gz)
  writeFileSync(`${file}.br`, br)
  console.log(`${kilobytes(plain.length)} ${kilobytes(gz.length)} ${kilobytes(br.length)}  ${name}`)
  return br.length
}
