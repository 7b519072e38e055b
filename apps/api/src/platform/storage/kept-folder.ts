import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder that a power cut does not take away again. */
export async function makeKeptFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Waits until the names in a folder are on the disk: a file that is renamed is lost otherwise, though its bytes are not. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; NTFS writes their names to its journal by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
