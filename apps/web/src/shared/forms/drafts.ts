/* Apart from `use-draft.ts`, because every page with a sign-out loads this, and few load a form. */

export const DRAFT_PREFIX = 'draft:'

/** Deletes all drafts at sign-out, because the next person at this computer must not see them. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key)
  }
}
