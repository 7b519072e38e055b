/** How a PDF of ours writes what is looked for: its catalog and its pages are no streams. */
const ROOT = /\/Root (\d+) 0 R/
const INFO = /\n\/Info \d+ 0 R/
const SIZE = /\/Size (\d+)/
const LAST_TABLE = /startxref\n(\d+)\n%%EOF\s*$/
const FIRST_PAGE = /\/Type \/Pages\n\/Count \d+\n\/Kids \[(\d+ 0 R)/

/**
 * The PDF of a paper with a bookmark to its first page. Papers that version 0.1.0 issued have none; theirs is written
 * behind the end of the file, and what was issued is not touched.
 */
export function withBookmark(pdf: Buffer, title: string): Buffer {
  const file = pdf.toString('latin1')
  const [root, size, table, page] = [ROOT, SIZE, LAST_TABLE, FIRST_PAGE].map((one) => one.exec(file)?.[1])
  if (root === undefined || size === undefined || table === undefined || page === undefined) return pdf
  const catalog = new RegExp(`\\n${root} 0 obj\\n<<\\n(.*?)\\n>>\\nendobj`, 's').exec(file)?.[1]
  if (catalog === undefined || catalog.includes('/Outlines ')) return pdf
  const [list, item] = [Number(size), Number(size) + 1]
  const objects = [
    { number: Number(root), text: `${catalog}\n/Outlines ${list} 0 R` },
    { number: list, text: `/First ${item} 0 R\n/Last ${item} 0 R\n/Count 1` },
    { number: item, text: `/Title <${utf16(title)}>\n/Parent ${list} 0 R\n/Dest [${page} /Fit]` },
  ]
  let end = pdf.length + 1
  const [added, entries]: [string[], string[]] = [[''], ['xref']]
  for (const { number, text } of objects) {
    const written = `${number} 0 obj\n<<\n${text}\n>>\nendobj`
    entries.push(`${number} 1`, `${String(end).padStart(10, '0')} 00000 n `)
    added.push(written)
    end += written.length + 1
  }
  const trailer = `trailer\n<<\n/Size ${item + 1}\n/Root ${root} 0 R${INFO.exec(file)?.[0] ?? ''}\n/Prev ${table}\n>>\nstartxref\n${end}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from([...added, ...entries, trailer].join('\n'), 'latin1')])
}

/** As a PDF writes letters beyond ASCII, in hexadecimal. */
function utf16(text: string): string {
  return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')
}
