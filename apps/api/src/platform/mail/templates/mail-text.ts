import type { Frame } from './frame.ts'
import type { Detail, MailContent, MailItem, Quote } from './mail-content.ts'

/** The mail for readers without HTML: all of its content, with addresses alone on their lines. */
export function mailText(content: MailContent, frame: Frame, greeting: string): string {
  const { paragraphs, code, details = [], quote, items = [], link, closing = [], settingsUrl } = content
  return [
    greeting,
    ...paragraphs,
    code,
    detailLines(details),
    quote && quoteLines(quote),
    ...items.map(itemLines),
    link && `${link.label}:\n${link.url}`,
    ...closing,
    `-- \n${frame.product} · ${frame.tagline}`,
    settingsUrl && `${frame.settings}\n${settingsUrl}`,
    `${frame.automatic}\n`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
}

function detailLines(details: readonly Detail[]): string {
  return details.map(({ label, value }) => `${label}: ${value}`).join('\n')
}

function quoteLines({ intro, text }: Quote): string {
  return `${intro}\n${quoted(text)}`
}

function itemLines({ text, details = [], quote, link }: MailItem): string {
  const parts = [`* ${text}`, detailLines(details), quote && quoteLines(quote), link.url]
  return parts
    .filter((part) => part !== undefined && part !== '')
    .join('\n')
    .replaceAll('\n', '\n  ')
}

function quoted(text: string): string {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')
}
