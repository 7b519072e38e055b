import { escapeHtml } from '../html.ts'
import type { Frame } from './frame.ts'
import type { Detail, MailContent, MailItem, Quote } from './mail-content.ts'

/*
 * Tables and inline styles, because mail programs know little more; the colours of the dark theme stand in a style
 * element, which those without a dark theme may drop. Whatever people wrote is escaped here, and only here.
 */

const FONT = "font-family:'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const INK = '#1C2330'
const MUTED = '#555D6B'
const PRIMARY = '#1D4E7E'
const TINT = '#E4EDF6'
const PAPER = '#FAF8F4'
const HAIRLINE = '#E3DED4'

const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #11151C !important; }
  .card { background-color: #1A202A !important; border-color: #2B323E !important; }
  .item { border-color: #2B323E !important; }
  .ink { color: #E9E7E2 !important; }
  .muted { color: #A9AFBA !important; }
  .brand, .link { color: #9CC4EC !important; }
  .tint { background-color: #11151C !important; border-color: #9CC4EC !important; }
  .button { background-color: #9CC4EC !important; }
  .button a { color: #0E1A27 !important; }
}
@media (max-width: 480px) {
  td.paper { padding: 24px 12px !important; }
  .card { padding: 24px 20px 8px !important; }
}`

/** Programs that made Windows' Word draw their mails know no greatest width: they get a table of that width. */
const OUTLOOK_OPEN =
  '<!--[if mso]><table role="presentation" width="560" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->'
const OUTLOOK_CLOSE = '<!--[if mso]></td></tr></table><![endif]-->'

export function mailHtml(content: MailContent, frame: Frame, greeting: string): string {
  const { subject, paragraphs, code, details = [], quote, items = [], link, closing = [] } = content
  const parts = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    code === undefined ? '' : codeBlock(code),
    details.length === 0 ? '' : detailTable(details),
    quote === undefined ? '' : quoteBlock(quote),
    ...items.map(itemBlock),
    link === undefined ? '' : button(link, frame),
    ...closing.map(paragraph),
  ].filter((part) => part !== '')
  return `<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" lang="${frame.language}" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
<tr><td class="paper" align="center" style="padding:32px 16px;background-color:${PAPER}">
${OUTLOOK_OPEN}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border-collapse:separate;text-align:left">
<tr><td class="brand" style="padding:0 4px 12px;${FONT};font-size:20px;line-height:28px;font-weight:600;color:${PRIMARY}">${escapeHtml(frame.product)}</td></tr>
<tr><td class="card ink" style="padding:32px 32px 16px;background-color:#FFFFFF;border:1px solid ${HAIRLINE};border-radius:10px;${FONT};font-size:16px;line-height:24px;color:${INK}">
${parts.join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;${FONT};font-size:13px;line-height:20px;color:${MUTED}">
${footer(content, frame)}
</td></tr>
</table>
${OUTLOOK_CLOSE}
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(text)}</p>`
}

function codeBlock(code: string): string {
  return `<p class="tint brand" style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background-color:${TINT};font-size:28px;line-height:36px;letter-spacing:6px;color:${PRIMARY}"><strong>${escapeHtml(code)}</strong></p>`
}

function detailTable(details: readonly Detail[]): string {
  const lines = details.map(
    ({ label, value }) =>
      `<span class="muted" style="color:${MUTED}">${escapeHtml(label)}:</span> ${escapeHtml(value)}`,
  )
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines.join('<br>\n')}</p>`
}

function quoteBlock({ intro, text }: Quote): string {
  const lines = escapeHtml(text.trim()).replace(/\r?\n/g, '<br>\n')
  return `<p class="muted" style="margin:0 0 4px;color:${MUTED}">${escapeHtml(intro)}</p>
<blockquote class="tint" style="margin:0 0 16px;padding:8px 16px;border-left:3px solid ${PRIMARY};background-color:${TINT};overflow-wrap:anywhere">${lines}</blockquote>`
}

function itemBlock({ text, details = [], quote, link }: MailItem): string {
  const parts = [
    paragraph(text),
    details.length === 0 ? '' : detailTable(details),
    quote === undefined ? '' : quoteBlock(quote),
    `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(link.url)}" style="color:${PRIMARY}">${escapeHtml(link.label)}</a></p>`,
  ]
  return `<div class="item" style="padding-top:16px;border-top:1px solid ${HAIRLINE}">
${parts.filter((part) => part !== '').join('\n')}
</div>`
}

function button({ url, label }: { url: string; label: string }, frame: Frame): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;border-collapse:separate">
<tr><td class="button" style="border-radius:8px;background-color:${PRIMARY};mso-padding-alt:12px 24px"><a href="${address}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></td></tr>
</table>
<p class="muted" style="margin:0 0 16px;font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(frame.plainAddress)}<br><a class="link" href="${address}" style="color:${PRIMARY};word-break:break-all">${address}</a></p>`
}

function footer({ settingsUrl }: MailContent, frame: Frame): string {
  const lines = [escapeHtml(`${frame.product} · ${frame.tagline}`), escapeHtml(frame.automatic)]
  if (settingsUrl !== undefined) {
    const [address, label] = [escapeHtml(settingsUrl), escapeHtml(frame.settingsLink)]
    lines.push(`<a class="link" href="${address}" style="color:${PRIMARY}">${label}</a>`)
  }
  return lines.join('<br>\n')
}
