import { accountMark } from './account-mark.ts'
import { browserStorage } from './browser-storage.ts'

/* Apart from the forms, because every page with a sign-in or a sign-out loads this, and few load a form. */

export const DRAFT_PREFIX = 'draft:'
const OWNER_KEY = 'drafts-of'

/** Deletes all drafts at sign-out, because the next person at this computer must not see them. */
export function forgetDrafts(): void {
  browserStorage.removeAll((key) => key.startsWith(DRAFT_PREFIX))
  browserStorage.remove(OWNER_KEY)
}

/** At a sign-in: drafts outlive a session that was lost, only for the person who lost it. */
export function keepDraftsOf(email: string): void {
  const [owner, kept] = [accountMark(email), browserStorage.get(OWNER_KEY)]
  if (kept !== null && kept !== owner) forgetDrafts()
  browserStorage.set(OWNER_KEY, owner)
}
