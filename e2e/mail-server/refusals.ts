/** The domain of addresses that do not exist: every mail to them is refused at once. */
export const UNKNOWN_ADDRESSES_AT = 'refused.example'
/** The domain of addresses that refuse the first mail and take every later one, as after a repair. */
export const KNOWN_LATER_AT = 'known-later.example'

export function refusals() {
  const askedFor = new Set<string>()

  return {
    refuses: (address: string): boolean => {
      const isNew = !askedFor.has(address)
      askedFor.add(address)
      return address.endsWith(`@${UNKNOWN_ADDRESSES_AT}`) || (isNew && address.endsWith(`@${KNOWN_LATER_AT}`))
    },
  }
}
