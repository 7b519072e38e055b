/** HTML or XML that may be written as it is: everything else is a text, and escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Markup | string | number | null | false | readonly Piece[]

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What XML cannot say at all, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are taken out.
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function written(piece: Piece): string {
  if (piece === null || piece === false) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'object') return piece.map(written).join('')
  return String(piece)
    .replace(UNSAYABLE, '')
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')
}

/** Writes a template; a value is escaped unless it is markup. */
export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...pieces.map(written)))
}

/** For a program that reads the page: nothing in it ends the element around it. */
export function jsonMarkup(value: object): Markup {
  return new Markup(JSON.stringify(value).replace(/</g, '\\u003c'))
}
