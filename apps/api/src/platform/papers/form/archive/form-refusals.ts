import { Refusal } from '../../../refusal/refusal.ts'

/** A name or an address in a sentence; a tag that is not closed goes on to the end of its paragraph. */
const SHOWN_MAX = 60

export function shown(text: string): string {
  const trimmed = text.trim()
  return trimmed.length > SHOWN_MAX ? `${trimmed.slice(0, SHOWN_MAX)}…` : trimmed
}

/** Why forms are refused, each with what the office has to look for. */
export const formRefusals = {
  /** A part that is no XML as Word writes it. */
  unreadablePart: (part: string, cause?: unknown) =>
    new Refusal('form_part_unreadable', { facts: { part: shown(part) }, cause }),
  /** A part of a kind that ordinary forms do not have, or whose content is of another kind. */
  part: (part: string) => new Refusal('form_part_refused', { facts: { part: shown(part) } }),
  macros: (part: string) => new Refusal('form_with_macros', { facts: { part: shown(part) } }),
  /** What Word would load from another place when the form is opened, or a link that is no link to a page. */
  elsewhere: (address: string) =>
    new Refusal('form_loads_from_elsewhere', { facts: { address: shown(address) } }),
  field: (field: string) => new Refusal('form_field_refused', { facts: { field: shown(field) } }),
}
