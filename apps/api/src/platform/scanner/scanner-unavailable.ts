/** The scanner gives no verdict: no file is taken until it does. The operator sees the reason in the log. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable'

  constructor(reason: string) {
    super(`the scanner of CLAMAV_URL gives no verdict: ${reason}`)
  }
}
