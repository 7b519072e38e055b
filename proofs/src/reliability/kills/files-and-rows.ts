import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { hashOf } from './upload.ts'

/** Older than any request, and than the time that bytes wait for a row. */
const LONG_AGO = new Date('2026-01-01')

/** Throws unless each row has its bytes. Returns the bytes that no row has. */
export async function orphansIn(dataDir: string, client: Client): Promise<string[]> {
  const { rows } = await client.query('select storage_key, content_hash, size from stored_file')
  const known = new Set<string>()
  for (const { storage_key, content_hash, size } of rows) {
    known.add(storage_key)
    const path = join(dataDir, 'files', storage_key)
    assert.ok(existsSync(path), `a row has no file: ${storage_key}`)
    assert.equal(statSync(path).size, size, `a file is not whole: ${storage_key}`)
    assert.equal(hashOf(readFileSync(path)), content_hash, `a file is another: ${storage_key}`)
  }
  return keysIn(dataDir).filter((key) => !known.has(key))
}

/** Makes these, and all half uploads, so old that their jobs take them away. */
export function age(dataDir: string, keys: readonly string[]): void {
  const files = [
    ...keys.map((key) => join(dataDir, 'files', key)),
    ...uploadsIn(dataDir).map((name) => join(dataDir, 'uploads', name)),
  ]
  for (const file of files) utimesSync(file, LONG_AGO, LONG_AGO)
}

/** What a killed process may have left behind. */
export interface Left {
  /** The keys of stored files; of the orphans, once it is known which have no row. */
  files: string[]
  uploads: string[]
}

/** Makes everything so old that the jobs of the next start take away what no row names. */
export function ageAll(dataDir: string): Left {
  const all = { files: keysIn(dataDir), uploads: uploadsIn(dataDir) }
  age(dataDir, all.files)
  return all
}

export async function withoutRow(client: Client, keys: readonly string[]): Promise<string[]> {
  const { rows } = await client.query('select storage_key from stored_file where storage_key = any($1)', [
    keys,
  ])
  const known = new Set(rows.map(({ storage_key }) => storage_key))
  return keys.filter((key) => !known.has(key))
}

/** The files among these keys that are still there. */
export const keptOf = (dataDir: string, keys: readonly string[]) =>
  keys.filter((key) => existsSync(join(dataDir, 'files', key)))

export const uploadsIn = (dataDir: string) => namesIn(join(dataDir, 'uploads'))

function keysIn(dataDir: string): string[] {
  const folder = join(dataDir, 'files')
  return namesIn(folder)
    .filter((shelf) => shelf !== 'quarantine')
    .flatMap((shelf) => namesIn(join(folder, shelf)).map((name) => `${shelf}/${name}`))
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** What belongs into a data folder at rest; anything else was left by a process that was killed. */
const AT_REST: Readonly<Record<string, RegExp>> = {
  '': /^(files|uploads|mailbox|postgres|jwt-secret)$/,
  postgres: /^(cluster|owner\.lock|server\.log|server\.log\.old|password|native-.+)$/,
}

export function refuseLeftovers(dataDir: string): void {
  for (const [folder, expected] of Object.entries(AT_REST)) {
    const left = namesIn(join(dataDir, folder)).filter((name) => !expected.test(name))
    assert.deepEqual(left, [], 'a process that was killed left this for good')
  }
}
