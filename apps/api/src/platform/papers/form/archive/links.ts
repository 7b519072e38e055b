const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/** Whether an address is a page, a mail address or a place in the form itself; nothing on a disk or in a network. */
export function isOrdinaryLink(address: string): boolean {
  if (address.startsWith('#')) return true
  try {
    return PROTOCOLS.has(new URL(address).protocol)
  } catch {
    // What is no address is none that we let through.
    return false
  }
}
