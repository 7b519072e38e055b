import type { Language } from '@diatrivi/domain/shared/language'
import { defaultDelivery, type NoticeKind, noticeKindsOf } from '@diatrivi/domain/thesis/notice/notice'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { lastLoss } from '../../../platform/mail/outbox-upkeep.repository.ts'
import { found, invalidFields } from '../../../platform/refusal/refusal.ts'
import type { AccountService } from '../../people/account/account.service.ts'
import { type Choice, findReader, listChoices, upsertChoices } from './notice-settings.repository.ts'

export interface NoticeSettings {
  language: Language
  settings: Choice[]
  /** The newest mail to the person was given up. */
  undelivered: { recipient: string; at: Date } | null
}

export interface ChangedSettings {
  language?: Language | undefined
  settings?: readonly Choice[] | undefined
}

interface Dependencies {
  db: Db
  accounts: AccountService
}

export function noticeSettings({ db, accounts }: Dependencies) {
  return {
    async get({ accountId, role }: SessionActor): Promise<NoticeSettings> {
      const { language, email } = found(await findReader(db, accountId))
      const chosen = new Map((await listChoices(db, accountId)).map(({ kind, delivery }) => [kind, delivery]))
      const settings = noticeKindsOf(role).map((kind) => ({
        kind,
        delivery: chosen.get(kind) ?? defaultDelivery(kind, role),
      }))
      const lostAt = await lastLoss(db, email)
      return { language, settings, undelivered: lostAt && { recipient: email, at: lostAt } }
    },

    /** The later of two choices for one kind holds. */
    async set(
      { accountId, role }: SessionActor,
      { language, settings = [] }: ChangedSettings,
    ): Promise<void> {
      const kinds = new Set(noticeKindsOf(role))
      if (settings.some(({ kind }) => !kinds.has(kind))) throw invalidFields({ settings: 'invalid' })
      const choices = new Map<NoticeKind, Choice>(settings.map((choice) => [choice.kind, choice]))
      await db.transaction(async (tx) => {
        // The account is locked first, so that two windows that save at once cannot deadlock.
        if (language !== undefined) await accounts.setLanguage(tx, accountId, language)
        await upsertChoices(tx, accountId, inOneOrder([...choices.values()]))
      })
    },
  }
}

/** Rows are written in the order of their keys, so that transactions cannot deadlock. */
function inOneOrder(choices: Choice[]): Choice[] {
  return choices.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
}

export type NoticeSettingsService = ReturnType<typeof noticeSettings>
