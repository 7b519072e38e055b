import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { Language } from '@diatrivi/domain/shared/language'
import type { Sessions } from '../../../platform/auth/sessions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { KeywordService } from '../../institution/keyword/keyword.service.ts'
import type { ProfileChanges } from './account.model.ts'
import {
  deleteAccount,
  replaceKeywords,
  updateAccount,
  updateLanguage,
  updateProfile,
} from './account.repository.ts'
import { closeAccount } from './closing.repository.ts'

interface Dependencies {
  clock: Clock
  sessions: Sessions
  keywords: KeywordService
}

/** What other modules do to an account, in their transaction. */
export function accountService({ clock, sessions, keywords }: Dependencies) {
  return {
    changeProfile: (tx: Tx, id: number, changes: ProfileChanges): Promise<void> =>
      updateProfile(tx, id, changes, clock.now()),

    setKeywords: async (tx: Tx, id: number, labels: readonly string[]): Promise<void> => {
      await replaceKeywords(tx, id, await keywords.ensure(tx, labels))
      await keywords.changed(tx)
    },

    setLanguage: (tx: Tx, id: number, language: Language): Promise<void> =>
      updateLanguage(tx, id, language, clock.now()),

    /** The caller ends the sessions. */
    setDisabled: (tx: Tx, id: number, isDisabled: boolean): Promise<void> =>
      updateAccount(tx, id, { disabledAt: isDisabled ? clock.now() : null }, clock.now()),

    /** Its sessions and codes go, and all of it that nothing else points at. */
    close: async (tx: Tx, id: number, nameKeptSince: IsoDate): Promise<void> => {
      await closeAccount(tx, id, { nameKeptSince, at: clock.now() })
      await keywords.changed(tx)
      await sessions.changed(tx, [id])
    },

    /** Sessions and codes go with it. */
    delete: async (tx: Tx, id: number): Promise<void> => {
      await deleteAccount(tx, id)
      await keywords.changed(tx)
      await sessions.changed(tx, [id])
    },
  }
}

export type AccountService = ReturnType<typeof accountService>
