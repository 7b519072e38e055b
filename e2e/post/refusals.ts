/** Nobody lives there: every letter comes back at once. */
export const NOBODY_LIVES_AT = 'refused.example'
/** An address there is not known when it is first written to, and known from then on: as when somebody has mended it. */
export const KNOWN_LATER_AT = 'known-later.example'

export function refusals() {
  const askedFor = new Set<string>()

  return {
    refuses: (address: string): boolean => {
      const isNew = !askedFor.has(address)
      askedFor.add(address)
      return address.endsWith(`@${NOBODY_LIVES_AT}`) || (isNew && address.endsWith(`@${KNOWN_LATER_AT}`))
    },
  }
}
