import { formRefusals } from './form-refusals.ts'
import { isOrdinaryLink } from './links.ts'

/** Fields that say something of the form itself. What loads, runs, asks or includes is not here. */
const FIELDS: ReadonlySet<string> = new Set(
  `ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS CREATEDATE DATE DOCPROPERTY EDITTIME EQ
  FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN FORMTEXT HYPERLINK IF INDEX KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD
  NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ STYLEREF
  SUBJECT SYMBOL TA TC TIME TITLE TOA TOC USERINITIALS USERNAME XE`.split(/\s+/),
)

/** Switches of a HYPERLINK that have a word behind them which is no address. */
const SWITCHES_WITH_A_WORD: ReadonlySet<string> = new Set(['\\l', '\\o', '\\t', '\\s'])

interface Field {
  code: string
  /** Where it stands; a field that begins elsewhere than it goes on is read in two ways. */
  context: string
  hasNested: boolean
  isResult: boolean
}

/** Judges the fields of a part, whose instructions may stand in many pieces and within each other. */
export function fieldReader() {
  const open: Field[] = []

  function topAt(context: string, seen: string): Field {
    const top = open.at(-1)
    if (top === undefined || top.context !== context) throw formRefusals.field(top?.code || seen)
    return top
  }

  return {
    mark(type: string, context: string): void {
      if (type === 'begin') {
        const parent = open.at(-1)
        if (parent !== undefined && !parent.isResult) {
          // Otherwise the result of the inner field would be the name of the outer one.
          if (!/^\s*(?:[^\s"]+[\s"]|=)/.test(parent.code)) throw formRefusals.field(`${parent.code}{ }`)
          parent.hasNested = true
        }
        open.push({ code: '', context, hasNested: false, isResult: false })
        return
      }
      const field = topAt(context, type)
      if (!field.isResult) judgeField(field.code, field.hasNested)
      if (type === 'separate') field.isResult = true
      else if (type === 'end') open.pop()
      else throw formRefusals.field(type)
    },

    instruction(text: string, context: string): void {
      const field = topAt(context, text)
      if (field.isResult) throw formRefusals.field(text)
      field.code += text
    },

    /** A part ends with its fields. */
    end(): void {
      const field = open.at(-1)
      if (field !== undefined) throw formRefusals.field(field.code)
    },
  }
}

/** Refuses a field that is not one of those that are let through. */
export function judgeField(code: string, hasNested: boolean): void {
  const [name = ''] = code.trim().match(/^[^\s"\\]+/) ?? []
  if (code.trim() === '' && !hasNested) return
  if (name.startsWith('=')) return
  if (!FIELDS.has(name.toUpperCase())) throw formRefusals.field(code)
  if (name.toUpperCase() === 'HYPERLINK') judgeHyperlink(code, hasNested)
}

function judgeHyperlink(code: string, hasNested: boolean): void {
  if (hasNested) throw formRefusals.field(code)
  const words = [
    ...code
      .trim()
      .slice('HYPERLINK'.length)
      .matchAll(/"([^"]*)"?|[^\s"]+/g),
  ]
  let isBehindSwitch = false
  for (const [word, quoted] of words) {
    const isSwitch = quoted === undefined && word.startsWith('\\')
    if (!isSwitch && !isBehindSwitch && !isOrdinaryLink(quoted ?? word)) {
      throw formRefusals.elsewhere(quoted ?? word)
    }
    isBehindSwitch = isSwitch && SWITCHES_WITH_A_WORD.has(word.toLowerCase())
  }
}
