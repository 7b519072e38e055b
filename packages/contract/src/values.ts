import { isValidEmail } from '@diatrivi/domain/people/account/email'
import { hasEndlessMarks, LONGEST_DECOMPOSITION } from '@diatrivi/domain/shared/composition'
import { normaliseText } from '@diatrivi/domain/shared/greek-text'
import { hasVisibleLetter, isVisible, withoutInvisible } from '@diatrivi/domain/shared/invisible'
import { z } from 'zod'
import type { FieldErrorCode } from './errors.ts'

/** The error of a field that must be there: `required` when it is missing, else the code of what is wrong with it. */
export function requiredOr(code: FieldErrorCode) {
  return (issue: { input?: unknown }): FieldErrorCode =>
    issue.input === undefined || issue.input === null ? 'required' : code
}

/** The database cannot store this character. No keyboard types it; it comes with text pasted from broken files. */
const NUL = '\u0000'

/**
 * Text as it is kept: composed, trimmed and without invisible characters. What would take long to compose is refused
 * before it is.
 */
function asKept(maximum: number) {
  return (value: string, { addIssue }: z.RefinementCtx): string => {
    // What stands between marks only to part them is gone before they are counted.
    const typed = withoutInvisible(value.replaceAll(NUL, '')).trim()
    if (typed.length > maximum * LONGEST_DECOMPOSITION) {
      addIssue({ code: 'too_big', origin: 'string', maximum, input: value, message: 'too_long' })
      return z.NEVER
    }
    if (hasEndlessMarks(typed)) {
      addIssue({ code: 'custom', input: value, message: 'endless_marks' })
      return z.NEVER
    }
    return normaliseText(typed)
  }
}

/** Text as people type it: its length is judged as it is kept. */
export function text(maximum: number) {
  return z
    .string({ error: 'invalid' })
    .transform(asKept(maximum))
    .pipe(z.string().max(maximum, { error: 'too_long' }))
}

export function requiredText(maximum: number) {
  return z
    .string({ error: requiredOr('invalid') })
    .transform(asKept(maximum))
    .pipe(
      z
        .string()
        .min(1, { error: 'required', abort: true })
        .max(maximum, { error: 'too_long' })
        .refine(isVisible, { error: 'required' }),
    )
}

/** Text that may be left out: null, missing and empty all mean "none". */
export function optionalText(maximum: number) {
  return text(maximum)
    .nullish()
    .transform((value) => value || null)
}

/** Breaks a line, or is invisible and no character of any word. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** One line. A tabulator comes with text pasted from a table and means a blank. */
function oneLine(value: z.ZodType<string, string>) {
  return value
    .transform((typed) => typed.replaceAll('\t', ' '))
    .refine((typed) => !NOT_IN_A_LINE.test(typed), { error: 'one_line' })
}

/** As `text`, on one line: titles, names, subjects. */
export function line(maximum: number) {
  return oneLine(text(maximum))
}

export function requiredLine(maximum: number) {
  return oneLine(requiredText(maximum))
}

/** The name of a person or of a place, or the title of a thesis: it can be read, said and found. */
export function nameLine(maximum: number) {
  return requiredLine(maximum).refine(hasVisibleLetter, { error: 'no_letter' })
}

/** As `nameLine`, where there may be none. */
export function optionalNameLine(maximum: number) {
  return optionalLine(maximum).refine(isNoneOrReadable, { error: 'no_letter' })
}

/** As `optionalNameLine` in a body whose fields stay as they are where they are left out. */
export function nameLineOrNone(maximum: number) {
  return line(maximum)
    .nullable()
    .transform((value) => value || null)
    .refine(isNoneOrReadable, { error: 'no_letter' })
}

function isNoneOrReadable(value: string | null): boolean {
  return value === null || hasVisibleLetter(value)
}

export function optionalLine(maximum: number) {
  return line(maximum)
    .nullish()
    .transform((value) => value || null)
}

/** Passwords are kept exactly as typed: neither trimmed nor normalised. */
export function password(maximum: number) {
  return z
    .string({ error: requiredOr('invalid') })
    .min(1, { error: 'required' })
    .max(maximum, { error: 'too_long' })
}

export function email(maximum: number) {
  return requiredLine(maximum).refine(isValidEmail, { error: 'invalid_email' })
}

export function optionalEmail(maximum: number) {
  return optionalLine(maximum).refine((value) => value === null || isValidEmail(value), {
    error: 'invalid_email',
  })
}

const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** An http(s) address or none; `www.uoa.gr`, as people write it, is taken for `https://www.uoa.gr`. */
export function optionalUrl(maximum: number) {
  return optionalLine(maximum)
    .transform((value) => (value !== null && BARE_HOST.test(value) ? `https://${value}` : value))
    .refine((value) => value === null || isWebAddress(value), { error: 'invalid_url' })
}

/** A flag of a request: 0/1 or a boolean, as a number, a boolean or their spelling in a path. */
export const Flag = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])], { error: 'invalid_flag' })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')

/** A flag in a path: exactly `0` or `1`. */
export const FlagParam = z.literal(['0', '1'], { error: 'invalid_flag' }).transform((value) => value === '1')

/** A flag of a response that is a number: docs/regulation.md#flags. */
export const ZeroOrOne = z.literal([0, 1])

/** A whole number in a JSON body: a number, or its digits as form fields send them. */
export function integer(minimum: number, maximum: number, error: FieldErrorCode) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?[0-9]{1,9}$/, { error })
          .transform(Number),
      ],
      { error: requiredOr(error) },
    )
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, { error })
}

/** The answer of a write that has no other answer. */
export const Saved = z.strictObject({ status: z.literal(200) })

/** The answer of an administrator's creation: as above, with the new id. */
export const Created = z.strictObject({ status: z.literal(200), id: z.int() })
