export interface TextPart {
  text: string
  /** Where it leads, for an address of the web. */
  href: string | null
}

const ADDRESS = /https?:\/\/[^\s<>"«»“”]+/gi
const SENTENCE_END = /[.,;:!?·…'’]+$/

/** A plain text cut at the web addresses in it, so that these can be drawn as links and the rest as it was typed. */
export function linkedParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found)
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: address, href: address })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

/** The marks that belong to the sentence: its full stop, and the bracket that was opened before the address. */
function withoutSentence(found: string): string {
  const address = found.replace(SENTENCE_END, '')
  const isBracketOfSentence = address.endsWith(')') && !address.includes('(')
  return isBracketOfSentence ? withoutSentence(address.slice(0, -1)) : address
}
