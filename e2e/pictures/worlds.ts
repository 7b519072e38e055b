import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { system } from '../system.ts'
import type { Empty } from './worlds/empty.ts'
import type { Extreme } from './worlds/extreme.ts'
import type { Mail } from './worlds/mail.ts'
import type { Teaching } from './worlds/teaching.ts'

/** What was made for the pictures beside the demo data. */
export interface Worlds {
  extreme: Extreme
  empty: Empty
  teaching: Teaching
  mail: Mail
}

/** Beside the data it names, so that a second run on the same folder finds it made. */
const FILE = join(system.dataDir, 'gallery.json')

export async function readWorlds(): Promise<Worlds> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Worlds
}

export async function hasWorlds(): Promise<boolean> {
  return readFile(FILE).then(
    () => true,
    () => false,
  )
}

export async function keepWorlds(worlds: Worlds): Promise<void> {
  await writeFile(FILE, JSON.stringify(worlds))
}
