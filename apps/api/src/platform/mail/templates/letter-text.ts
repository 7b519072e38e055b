import type { Frame } from './frame.ts'
import type { LetterContent } from './letter.ts'

/** The letter for whoever reads no HTML: everything is said, addresses stand alone on their lines. */
export function letterText(content: LetterContent, frame: Frame): string {
  const { to, paragraphs, code, details = [], quote, link, closing = [], settingsUrl } = content
  return [
    `${to.name},`,
    ...paragraphs,
    code,
    details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote && `${quote.intro}\n${quoted(quote.text)}`,
    link && `${link.label}:\n${link.url}`,
    ...closing,
    `-- \n${frame.product} · ${frame.tagline}`,
    settingsUrl && `${frame.settings}\n${settingsUrl}`,
    `${frame.automatic}\n`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
}

function quoted(text: string): string {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')
}
