import { escapeHtml } from '../html.ts'
import type { Mail } from '../mail.ts'

export interface LetterContent {
  to: string
  subject: string
  /** How the person is addressed: by name, for the name needs no article and no gender. */
  name: string
  /** Before the link or the code. */
  paragraphs: string[]
  link?: { url: string; label: string }
  /** A code to be typed, shown large. */
  code?: string
  /** After the link or the code. */
  closing?: string[]
}

const SIGNATURE = 'Διατριβή · Διαχείριση εργασιών'
const AUTOMATIC = 'Το μήνυμα στάλθηκε αυτόματα· μην απαντήσετε σε αυτό.'
const INK = '#1f2a37'
const ACCENT = '#1f4e79'

/** One letter in two forms. Whatever people wrote is escaped here, and only here. */
export function letter(content: LetterContent): Mail {
  const { to, subject } = content
  return { to, subject: subject.replace(/\s+/g, ' '), text: asText(content), html: asHtml(content) }
}

function asText({ name, paragraphs, link, code, closing = [] }: LetterContent): string {
  const middle = [code, link === undefined ? undefined : `${link.label}:\n${link.url}`]
  return [
    `${name},`,
    ...paragraphs,
    ...middle.filter((part) => part !== undefined),
    ...closing,
    `--\n${SIGNATURE}\n${AUTOMATIC}\n`,
  ].join('\n\n')
}

function asHtml({ subject, name, paragraphs, link, code, closing = [] }: LetterContent): string {
  const parts = [
    paragraph(`${name},`),
    ...paragraphs.map(paragraph),
    code === undefined ? '' : codeBlock(code),
    link === undefined ? '' : linkBlock(link),
    ...closing.map(paragraph),
  ]
  return `<!doctype html>
<html lang="el">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f8;color:${INK};font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">
${parts.filter((part) => part !== '').join('\n')}
<p style="margin:24px 0 0;font-size:13px;color:#52606d">${escapeHtml(SIGNATURE)}<br>${escapeHtml(AUTOMATIC)}</p>
</div>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px"><strong>${escapeHtml(code)}</strong></p>`
}

function linkBlock({ url, label }: { url: string; label: string }): string {
  const address = escapeHtml(url)
  return `<p style="margin:0 0 16px"><a href="${address}" style="color:${ACCENT}"><strong>${escapeHtml(label)}</strong></a></p>
<p style="margin:0 0 16px;font-size:13px;color:#52606d;word-break:break-all">${address}</p>`
}
