/**
 * An hour as people type it, on the clock of 24 hours whatever the language of the browser: `9`, `930`, `9.30` and
 * `09:30` are half past nine or nine. Null for what is none.
 */
export function readTime(text: string): string | null {
  const found = /^(\d{1,2})(?:\s?[:.,]?\s?(\d{2}))?$/.exec(text.trim())
  if (found === null) return null
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)]
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
