import type { Config } from '../config/config.ts'
import type { Logger } from '../logging/logger.ts'
import { Refusal } from '../refusal/refusal.ts'
import type { UploadedFile } from '../upload.ts'
import { scanByClamd } from './clamd.ts'

export interface Scanner {
  /** Refuses a file in which something was found. Fails with ScannerUnavailable where there is no verdict. */
  check(file: UploadedFile): Promise<void>
}

/** The scanner of the settings, or one that finds nothing. */
export function scannerOf({ scanner: address }: Pick<Config, 'scanner'>, log: Logger): Scanner {
  if (address === undefined) return { check: async () => undefined }
  return {
    check: async ({ path, contentHash, size }) => {
      const found = await scanByClamd(address, path)
      if (found === null) return
      log.warn({ found, contentHash, size }, 'an upload was refused by the scanner')
      throw new Refusal('file_infected')
    },
  }
}
