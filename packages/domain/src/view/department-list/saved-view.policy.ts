import { allowed, type Decision, refused } from '../../shared/decision.ts'
import { SAVED_VIEWS_MAX } from './saved-view.ts'

export type SavedViewRefusal = 'views_full'

/** The caller has checked that the view is the actor's own. */
export const canSavedView = {
  /** @param kept how many views of this list the person has */
  save: (kept: number): Decision<SavedViewRefusal> =>
    kept < SAVED_VIEWS_MAX ? allowed : refused('views_full'),
}
