export interface Comment {
  /** The line on which the paragraph begins, counted from 1. */
  line: number
  text: string
}

interface Beginning {
  text: string
  isBlock: boolean
  /** One `//` of a whole line, which the next such line goes on with. */
  isAlone: boolean
}

const QUOTED = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g
const MARK = /(?:^|[\s{(,])(\/\/|\/\*+)(?=\s|$)/

/**
 * The paragraphs of the comments in a file of TypeScript or JavaScript, each as one text, so that words are found across
 * the ends of lines.
 */
export function commentsOf(source: string): Comment[] {
  const paragraphs: Comment[] = []
  let open: Comment | null = null
  let isInBlock = false
  for (const [at, row] of source.split('\n').entries()) {
    const begun: Beginning | null = isInBlock ? null : beginOf(row)
    if (begun?.isAlone !== true && !isInBlock) open = null
    if (begun === null && !isInBlock) continue
    const isBlock: boolean = begun?.isBlock ?? true
    const inside: string = begun?.text ?? row.replace(/^\s*\*?(?!\/)/, '')
    const [text = '', end]: string[] = inside.split(isBlock ? '*/' : '\n')
    if (open === null && text.trim() !== '') {
      open = { line: at + 1, text: text.trim() }
      paragraphs.push(open)
    } else if (open !== null && text.trim() !== '') open.text += ` ${text.trim()}`
    isInBlock = isBlock && end === undefined
    if (text.trim() === '' || (isBlock ? !isInBlock : begun?.isAlone !== true)) open = null
  }
  return paragraphs
}

function beginOf(row: string): Beginning | null {
  const code = /^\s*\/[/*]/.test(row) ? row : row.replace(QUOTED, (text) => '·'.repeat(text.length))
  const found = MARK.exec(code)
  if (found === null) return null
  const [{ length }, mark = ''] = found
  return {
    text: row.slice(found.index + length),
    isBlock: mark.startsWith('/*'),
    isAlone: mark === '//' && code.slice(0, found.index).trim() === '',
  }
}
