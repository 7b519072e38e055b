import { decoded } from '@diatrivi/contract/decoded'
import { LINK_CODE_LENGTH, LINK_TOKEN_LENGTH } from '@diatrivi/contract/link-code'
import { PAGES } from '@diatrivi/contract/web-addresses'
import { isPage } from './link-token.ts'

/** Pages that are opened by the link of a mail, with what stands before its code and how many letters that has. */
const LINKS = [
  { page: PAGES.seat, before: '#', kind: String.raw`(?:[a-z]+\.)?`, length: LINK_CODE_LENGTH },
  ...[PAGES.resetPassword, PAGES.cancelEmailChange, PAGES.undoSecondFactor].map((page) => ({
    page,
    before: '?token=',
    kind: '',
    length: LINK_TOKEN_LENGTH,
  })),
]

/**
 * Where a link leads that a person has copied from a mail: all of it, broken over lines, changed by a gateway, with words
 * around it, or its code alone, which is then of the page that asks. Null where there is none.
 */
export function pastedLink(text: string, pathname: string): string | null {
  const plain = decoded(text).replace(/\s+/g, '')
  for (const { page, before, kind, length } of LINKS) {
    const code = String.raw`${kind}[\w-]{${length}}`
    const [, found] =
      new RegExp(`${page}/?${before.replace('?', String.raw`\?`)}(${code})`, 'i').exec(plain) ??
      (isPage(pathname, page) ? new RegExp(`^(?:.*[#?&=])?(${code})\\W*$`, 'i').exec(plain) : null) ??
      []
    if (found !== undefined) return page + before + found
  }
  return null
}
