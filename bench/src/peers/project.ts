import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CACHE } from '../servers/servers.ts'
import type { Peer } from './peer.ts'
import { runIn } from './run.ts'

const SOURCES = resolve(import.meta.dirname, '../../peers')

/** Written by npm at the very end of an install. */
const INSTALLED = 'node_modules/.package-lock.json'

export interface Project {
  folder: string
  /** Another one wants another project, and so other tables. */
  fingerprint: string
}

/** The project of a peer in the cache, installed and built; left alone where it is that of today. */
export async function preparedProject(peer: Peer, report: (stage: string) => void): Promise<Project> {
  const folder = join(CACHE, 'peers', peer.folder)
  const stamp = join(folder, '.prepared')
  const manifest = manifestOf(peer)
  const sources = join(SOURCES, peer.folder)
  const fingerprint = fingerprintOf(sources, manifest)
  if (contentOf(stamp) === fingerprint) return { folder, fingerprint }

  const isInstalled =
    contentOf(join(folder, 'package.json')) === manifest && existsSync(join(folder, INSTALLED))
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (!(isInstalled && name === 'node_modules')) rmSync(join(folder, name), { recursive: true })
  }
  cpSync(sources, folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), manifest)
  if (!isInstalled) {
    report(`installing ${peer.name}`)
    await runIn(folder, [...npm(), 'install', '--ignore-scripts', '--no-audit', '--no-fund'])
  }
  if (peer.build.length > 0) report(`building ${peer.name}`)
  for (const args of peer.build) await runIn(folder, args)
  writeFileSync(stamp, fingerprint)
  return { folder, fingerprint }
}

function manifestOf({ folder, type, dependencies }: Peer): string {
  const manifest = { name: `diatrivi-bench-${folder}`, private: true, type, dependencies }
  return JSON.stringify(manifest, null, 2)
}

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** The script of the npm that runs us, for Node. */
function npm(): string[] {
  const script = process.env.npm_execpath
  if (script) return [script]
  throw new Error('The peers are installed by npm: run the benchmark with "npm run check:bench".')
}

function fingerprintOf(sources: string, manifest: string): string {
  const hash = createHash('sha256').update(manifest)
  for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  }
  return hash.digest('hex').slice(0, 16)
}
