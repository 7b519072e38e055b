import { normaliseText } from '@diatrivi/domain/shared/greek-text'

/** A text that a provider says: of a list the first; empty where it says none. */
export function textIn(value: unknown): string {
  return textsIn(value)[0] ?? ''
}

/** All of them, without what is no text. */
export function textsIn(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((one) => typeof one === 'string').map(normaliseText)
}
