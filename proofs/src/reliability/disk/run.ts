import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePart } from '../../page.ts'
import { tryFullDisk } from './full-disk.ts'
import { mountDisk, unmountDisk } from './small-disk.ts'
import { tryStarts } from './starts.ts'

/** Disks that are full, read-only or no disks at all: small ones in memory, mounted here, which needs root on Linux. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-reliability-disk-'))
  try {
    if (!canMount(folder)) {
      console.error('This part was not run: it mounts small disks in memory, which needs root on Linux.')
      process.exitCode = 1
      return
    }
    const lines = [
      `On ${new Date().toISOString().slice(0, 10)}, disks in memory (tmpfs), Node ${process.versions.node}.`,
      '',
      ...(await tryFullDisk(folder)),
      '',
      ...(await tryStarts(folder)),
    ]
    for (const line of lines) console.log(line)
    writePart('A disk that fails', lines)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function canMount(folder: string): boolean {
  try {
    mountDisk(folder, 1)
    unmountDisk(folder)
    return true
  } catch {
    return false
  }
}
