import { LINK_PURPOSES, type LinkPurpose } from '@diatrivi/domain/examination/committee/signed-link'
import { decoded } from './decoded.ts'

export interface ReadLink {
  purpose: LinkPurpose
  code: string
}

/** What stands behind the `#` of a link: the code, and what it is for unless it is for a seat. A code has no point. */
export function linkFragment(purpose: LinkPurpose, code: string): string {
  return purpose === 'seat' ? code : `${purpose}.${code}`
}

const READ = new RegExp(String.raw`^[\s#<]*(?:(${LINK_PURPOSES.join('|')})\.)?([\w-]+)`, 'i')

/**
 * The same as it was found in an address: gateways encode it, once or twice, and mail programs take into a link what
 * stands behind it in its sentence. Null where there is no code.
 */
export function readLinkFragment(text: string): ReadLink | null {
  const [, purpose = 'seat', code] = READ.exec(decoded(text)) ?? []
  return code === undefined ? null : { purpose: purpose.toLowerCase() as LinkPurpose, code }
}
