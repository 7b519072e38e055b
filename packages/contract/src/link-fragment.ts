import { LINK_PURPOSES, type LinkPurpose } from '@diatrivi/domain/committee/signed-link'

/** What stands behind the `#` of a link: the code, and what it is for unless it is for a seat. A code has no point. */
export function linkFragment(purpose: LinkPurpose, code: string): string {
  return purpose === 'seat' ? code : `${purpose}.${code}`
}

/** The same as it was found in an address, whatever stands there. */
export function readLinkFragment(text: string): { purpose: LinkPurpose; code: string } {
  const [first = '', rest] = text.split('.', 2)
  const purpose = LINK_PURPOSES.find((one) => one === first)
  return purpose === undefined || rest === undefined
    ? { purpose: 'seat', code: text }
    : { purpose, code: rest }
}
