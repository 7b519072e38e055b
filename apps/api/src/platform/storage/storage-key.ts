import { randomUUID } from 'node:crypto'

const KEY = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/

/** Spread over 256 folders: some file systems grow slow with many thousands of files in one. */
export function newKey(): string {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}

/** Whether a storage has made it; what other programs keep beside ours is neither listed nor removed. */
export function isKey(name: string): boolean {
  return KEY.test(name)
}

export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error('not a key of this storage')
}
