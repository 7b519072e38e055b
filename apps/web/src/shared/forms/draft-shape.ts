import { mergeTags, TAG_STATES, type Tag } from '@diatrivi/domain/institution/keyword/keyword'
import { type IsoDate, parseIsoDate } from '@diatrivi/domain/shared/dates'

/** What a draft of a form holds. A form whose shape leaves out a field does not compile. */
export interface DraftShape<Values> {
  /** Raised when a field keeps its type and changes its meaning; older drafts are dropped. */
  version: number
  /** Whether the kept value fits the field. */
  fields: { readonly [Name in keyof Values]-?: (kept: unknown) => kept is Values[Name] }
}

export const isText = (kept: unknown): kept is string => typeof kept === 'string'

export const isDayOrNone = (kept: unknown): kept is IsoDate | null =>
  kept === null || (isText(kept) && parseIsoDate(kept) !== null)

export const isOneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (kept: unknown): kept is Value =>
    values.some((value) => value === kept)

const isTagState = isOneOf(TAG_STATES)

export const areTags = (kept: unknown): kept is Tag[] =>
  Array.isArray(kept) &&
  kept.every((tag: unknown) => isObject(tag) && isText(tag.keyword) && isTagState(tag.status))

const isObject = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept)

export function writeDraft<Values>(values: Values, { version }: DraftShape<Values>): string {
  return JSON.stringify({ version, values })
}

/**
 * Returns the fields that still fit the form, or null where none does. A field that an older form did not have, or had
 * of another type, is left out, so that the form keeps what it holds there.
 */
export function readDraft<Values extends object>(
  text: string,
  { version, fields }: DraftShape<Values>,
): Partial<Values> | null {
  const values = valuesOf(parsed(text), version)
  if (values === null) return null
  const draft: Partial<Values> = {}
  for (const name of Object.keys(fields) as (keyof Values & string)[]) {
    const kept = values[name]
    if (fields[name](kept)) draft[name] = kept
  }
  return Object.keys(draft).length === 0 ? null : draft
}

/** The first drafts were the values alone, without a version. */
function valuesOf(draft: unknown, version: number): Record<string, unknown> | null {
  if (!isObject(draft)) return null
  if (!('version' in draft)) return version === 1 ? draft : null
  const { values } = draft
  return draft.version === version && isObject(values) ? values : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether both mean the same to the API, to which it is one how a keyword came into the field. */
export function isSameDraft<Values>(one: Values, other: Values): boolean {
  const meaning = (values: Values) =>
    JSON.stringify(values, (_name, value: unknown) => (areTags(value) ? mergeTags(value) : value))
  return meaning(one) === meaning(other)
}
