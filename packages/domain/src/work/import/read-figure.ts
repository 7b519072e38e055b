import { parseIsoDate } from '../../shared/dates.ts'
import { foldGreek } from '../../shared/greek-text.ts'

/** Why a figure is not read: what is said instead names the form that is taken. */
export type FigureError = 'semester_form' | 'whole_form' | 'average_form' | 'figure_as_day'

export type Figure<Value> = { value: Value | null } | { error: FigureError }

const NONE = /^[-–—.]*$/
/** 180, 180.0 and 180,00: spreadsheets give whole numbers decimals. */
const WHOLE = /^(\d{1,9})(?:[.,]0+)?$/
/** 8, 8.0, 8ο, 8ου and 8th, with the word behind it or before it. */
const SEMESTER =
  /^(?:εξαμηνο |εξ\. ?|semester )?(\d{1,2})(?:[.,]0+|ο|οσ|ου|th|st|nd|rd)?(?: ?(?:εξαμηνου?|εξ\.?|semester))?$/
/** Η and Η', ΙΑ΄: the signs stand apart, or are folded to an apostrophe. */
const LETTERS = /^(στ|ι?[αβγδεζηθ]|ιστ|ι)['ʹ’´΄]?(?: ?(?:εξαμηνου?|εξ\.?))?$/
const UNITS: Readonly<Record<string, number>> = { α: 1, β: 2, γ: 3, δ: 4, ε: 5, στ: 6, ζ: 7, η: 8, θ: 9 }
/** From 0 to 10 with a point or a comma, and «/10» behind it. More decimals than two are rounded. */
const AVERAGE = /^(\d{1,2})(?:[.,](\d{1,15}))?(?: ?\/ ?10)?$/

function read<Value>(
  text: string,
  error: FigureError,
  valueIn: (folded: string) => Value | null,
): Figure<Value> {
  const typed = text.trim()
  if (NONE.test(typed)) return { value: null }
  // A spreadsheet that takes 7.8 for the seventh of August keeps a day.
  if (parseIsoDate(typed) !== null) return { error: 'figure_as_day' }
  const value = valueIn(foldGreek(typed))
  return value === null ? { error } : { value }
}

/** Courses and ECTS. */
export const readWhole = (text: string): Figure<number> =>
  read(text, 'whole_form', (typed) => {
    const [, digits] = WHOLE.exec(typed) ?? []
    return digits === undefined ? null : Number(digits)
  })

export const readSemester = (text: string): Figure<number> =>
  read(text, 'semester_form', (typed) => {
    const [, digits] = SEMESTER.exec(typed) ?? []
    if (digits !== undefined) return Number(digits)
    const [, letters] = LETTERS.exec(typed) ?? []
    return letters === undefined ? null : numeralOf(letters)
  })

function numeralOf(letters: string): number {
  const tens = letters.startsWith('ι') ? 10 : 0
  return tens + (UNITS[tens === 0 ? letters : letters.slice(1)] ?? 0)
}

/** The average of a student in hundredths. */
export const readMean = (text: string): Figure<number> =>
  read(text, 'average_form', (typed) => {
    const [, whole, decimals = ''] = AVERAGE.exec(typed) ?? []
    if (whole === undefined) return null
    const hundredths = Number(whole) * 100 + Math.round(Number(`0.${decimals || '0'}`) * 100)
    return hundredths <= 1_000 ? hundredths : null
  })

/** A number that a spreadsheet took for a figure: 2015128.0, 2,015,129 and 2.01E+06. */
const AS_FIGURE = /^(?:\d+[.,]0+|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+|\d(?:[.,]\d+)?E\+\d+)$/i

/** Whether a registry number was written by a spreadsheet as a figure is, so that it is none any more. */
export const isWrittenAsFigure = (number: string): boolean => AS_FIGURE.test(number.trim())
