import type { Ask } from '@diatrivi/client/request'
import type { RouteName } from '@diatrivi/contract/routes'

/** By what was asked: the keys of submissions to which no answer has come. */
const unanswered = new Map<string, string>()

export interface Submission {
  /** Goes into `Idempotency-Key`. */
  key: string
  answered(): void
}

/**
 * A submission of a form. A person who presses again because no answer came sends the same under the same key, so that
 * the API does it once; after an answer, the same words are a new submission.
 */
export function submissionOf(name: RouteName, { params, body, file }: Ask): Submission {
  const asked = JSON.stringify([name, params, body, file && [file.name, file.size, file.lastModified]])
  const key = unanswered.get(asked) ?? newKey()
  unanswered.set(asked, key)
  return { key, answered: () => unanswered.delete(asked) }
}

/** `randomUUID` exists in secure contexts only, and some installations have no TLS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-').padEnd(16, '-')
}
