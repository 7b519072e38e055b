import { statfs } from 'node:fs/promises'

export interface DiskSpace {
  /** Bytes that this user may still write. */
  free: number
  size: number
}

/** The space on the disk that holds this folder. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
