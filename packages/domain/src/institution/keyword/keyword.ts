import { commonLetters } from '../../shared/common-form.ts'
import { normaliseText, oneSpelling } from '../../shared/greek-text.ts'

/** How the tag editor marks its tags: docs/regulation.md#keywords. */
export const TAG_STATES = ['exists', 'new', 'preExisting', 'deleted', 'existedAndAdded'] as const
export type TagState = (typeof TAG_STATES)[number]

export interface Tag {
  keyword: string
  /**
   * `preExisting`: it was on the object when the editor opened. `exists`: known to the department, added now.
   * `new`: typed freely. `deleted`: was there and goes. `existedAndAdded`: was there, went, and came back.
   */
  status: TagState
}

/** A keyword as it is kept: lower case, composed, single spaces. */
export function normaliseKeyword(text: string): string {
  return normaliseText(text.toLowerCase()).replace(/\s+/g, ' ')
}

/**
 * What makes two keywords one: the same spelling but for compatibility forms and the keyboard of letters that look alike.
 * Accents count, because «νόμος» is not «νομός». The database has a function of the same name.
 */
export function keywordKey(keyword: string): string {
  return commonLetters(oneSpelling(keyword))
}

function isKeyword(text: string): (other: string) => boolean {
  const key = keywordKey(normaliseKeyword(text))
  return (other) => keywordKey(normaliseKeyword(other)) === key
}

/** The keywords that stay, in the order of the editor, each once. */
export function mergeTags(tags: readonly Tag[]): string[] {
  const kept = tags.filter((tag) => tag.status !== 'deleted').map((tag) => normaliseKeyword(tag.keyword))
  const byKey = new Map<string, string>()
  for (const keyword of kept) {
    const key = keywordKey(keyword)
    if (key !== '' && !byKey.has(key)) byKey.set(key, keyword)
  }
  return [...byKey.values()]
}

/** The editor's list after a keyword was added; unchanged when it is there already or says nothing. */
export function addTag(tags: readonly Tag[], text: string, known: readonly string[]): Tag[] {
  const keyword = normaliseKeyword(text)
  const isThis = isKeyword(keyword)
  const present = tags.find((tag) => isThis(tag.keyword))
  if (keywordKey(keyword) === '' || (present !== undefined && present.status !== 'deleted')) return [...tags]
  if (present !== undefined) {
    return tags.map((tag) => (tag === present ? { ...tag, status: 'existedAndAdded' } : tag))
  }
  return [...tags, { keyword, status: known.some(isThis) ? 'exists' : 'new' }]
}

const wasSaved = (tag: Tag): boolean =>
  tag.status === 'preExisting' || tag.status === 'existedAndAdded' || tag.status === 'deleted'

/** The editor's list after a keyword was removed: one that was saved before is remembered as deleted. */
export function removeTag(tags: readonly Tag[], text: string): Tag[] {
  const isThis = isKeyword(text)
  return tags.flatMap((tag): Tag[] => {
    if (!isThis(tag.keyword)) return [tag]
    return wasSaved(tag) ? [{ ...tag, status: 'deleted' }] : []
  })
}
