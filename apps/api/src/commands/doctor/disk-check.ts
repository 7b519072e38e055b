import type { Config } from '../../platform/config/config.ts'
import { diskSpace } from '../../platform/upkeep/disk-space.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, wrong } = findingsAbout('disk')

const MEGABYTE = 1_000_000
/** How many times the least free space the disk needs before a warning. */
const NEARLY_FULL = 5

export async function checkDisk({
  dataDir,
  minFreeDisk,
}: Pick<Config, 'dataDir' | 'minFreeDisk'>): Promise<Finding> {
  const { free, size } = await diskSpace(dataDir)
  const left = `${Math.floor(free / MEGABYTE)} MB of ${Math.floor(size / MEGABYTE)} MB are free on the disk of ${dataDir}`
  const least = `${minFreeDisk / MEGABYTE} MB`
  if (free < minFreeDisk) {
    return wrong(
      `${left}, less than the ${least} of MIN_FREE_DISK_MB, so the API refuses to be given requests: make room, or set DATA_DIR to a larger disk.`,
    )
  }
  if (free < minFreeDisk * NEARLY_FULL) {
    return wrong(`${left}, which is nearly full: make room before it falls below ${least}.`)
  }
  return fine(`${left}.`)
}
