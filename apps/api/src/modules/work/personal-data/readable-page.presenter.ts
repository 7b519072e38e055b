import { plainText } from '@diatrivi/domain/shared/greek-text'
import { escapeHtml } from '../../../platform/mail/html.ts'
import { formatMoment } from '../../../platform/text/dates.ts'
import type { Cell, Part } from './own-parts/part.model.ts'
import type { OwnData } from './personal-data.service.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin-top:2.5rem}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-top:1px solid #d5d5dc;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}td{white-space:pre-wrap}
@media(prefers-color-scheme:dark){body{color:#e6e6ea;background:#16161a}th,td{border-color:#3a3a42}a{color:#9db7ff}}
@media(max-width:40rem){th,td{display:block;width:auto;padding-right:0}td{border-top:0}}`

/** The rows as a person reads them, in Greek, in one file that needs nothing else and runs nothing. */
export function readablePage(
  { username, takenAt, tables }: Pick<OwnData, 'username' | 'takenAt' | 'tables'>,
  filePaths: readonly string[],
): string {
  const filled = tables.filter(({ rows }) => rows.length > 0)
  return `<!doctype html>
<html lang="el">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Τα δεδομένα μου: ${escapeHtml(username)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Τα δεδομένα μου</h1>
<p>Όσα κρατά η Διατριβή για τον λογαριασμό «${escapeHtml(username)}» στις ${escapeHtml(formatMoment(takenAt))}. Τα ίδια στοιχεία, για προγράμματα, βρίσκονται στο <a href="data.json">data.json</a>.</p>
<p>Κωδικοί και κλειδιά δεν περιλαμβάνονται, ώστε όποιος βρει το αρχείο να μη μπορεί να συνδεθεί. Στοιχεία άλλων ανθρώπων περιλαμβάνονται μόνο όσο τα βλέπετε και στην εφαρμογή.</p>
${filled.map(({ part, rows }) => sectionOf(part, rows)).join('\n')}
${filesOf(filePaths)}
</main>
</body>
</html>
`
}

function sectionOf(part: Part, rows: OwnData['tables'][number]['rows']): string {
  const tables = rows.map((row) => {
    const lines = Object.entries(part.labels).flatMap(([field, label]) => {
      const text = textOf(part, field, row[field] ?? null)
      return text === ''
        ? []
        : [`<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`]
    })
    return `<table>${lines.join('')}</table>`
  })
  return `<section><h2>${escapeHtml(part.title)}</h2>\n${tables.join('\n')}\n</section>`
}

function filesOf(paths: readonly string[]): string {
  if (paths.length === 0) return ''
  const items = paths.map((path) => {
    const address = path.split('/').map(encodeURIComponent).join('/')
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(path)}</a></li>`
  })
  return `<section><h2>Αρχεία</h2>\n<ul>${items.join('')}</ul>\n</section>`
}

/** Empty for what is not there. */
function textOf({ words, html }: Part, field: string, cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return formatMoment(cell)
  if (typeof cell === 'boolean') return cell ? 'Ναι' : 'Όχι'
  if (Array.isArray(cell)) return cell.join(', ')
  if (typeof cell === 'object')
    return Object.values(cell)
      .filter((value) => value !== null)
      .map(String)
      .join(', ')
  const text = words[field]?.[cell] ?? String(cell)
  return html.includes(field) ? plainText(text) : text
}
