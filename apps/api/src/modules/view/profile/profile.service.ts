import type { OfficeKind } from '@diatrivi/domain/department/staff/office'
import { mergeTags } from '@diatrivi/domain/institution/keyword/keyword'
import { canProfile } from '@diatrivi/domain/people/account/profile.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { enforce, enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../../platform/storage/file-answer.ts'
import type { Files } from '../../../platform/storage/files.ts'
import type { UploadedFile } from '../../../platform/upload.ts'
import { officesFinder } from '../../department/staff/staff.queries.ts'
import type { ProfileChanges } from '../../people/account/account.model.ts'
import { findPendingEmail, lockAccount } from '../../people/account/account.queries.ts'
import type { AccountService } from '../../people/account/account.service.ts'
import type { EmailChangeService } from '../../people/account/email-change/email-change.service.ts'
import { studentsTurnedTo } from '../../thesis/interest/interest.queries.ts'
import type { ProfileEdit } from './profile.input.ts'
import type { ProfileRow, Whose } from './profile.queries.ts'
import * as profiles from './profile.queries.ts'

/** What only the person is shown beside the profile. */
export type OwnProfile = ProfileRow & { pendingEmail: string | null; offices: OfficeKind[] }

interface Dependencies {
  db: Db
  files: Files
  accounts: AccountService
  clock: Clock
  emailChanges: EmailChangeService
  inspections: Inspections
}

export function profileService({ db, clock, files, accounts, emailChanges, inspections }: Dependencies) {
  const readOffices = officesFinder(db)

  /** How close a student is to the instructor who reads; queried only when the rules need it. */
  async function closenessOf(actor: SessionActor, profile: { accountId: number; role: string }) {
    const matters = actor.role === 'instructor' && profile.role === 'student'
    const turned = matters && (await studentsTurnedTo(db, actor.accountId, [profile.accountId]))
    return { turnedToActor: turned && turned.has(profile.accountId) }
  }

  async function openCv(actor: SessionActor, whose: Whose): Promise<FileAnswer> {
    const cv = found(await profiles.findCv(db, whose))
    enforce(canProfile.see(actor, cv, await closenessOf(actor, cv)))
    const file = { ...found(cv.file), name: found(cv.name), caching: 'private' } as const
    if (cv.role === 'student') inspections.note(actor, 'cv', cv.accountId)
    return file
  }

  return {
    async own({ accountId, role }: SessionActor): Promise<OwnProfile> {
      const profile = found(await profiles.findProfile(db, { accountId }))
      return {
        ...profile,
        pendingEmail: await findPendingEmail(db, accountId, clock.now()),
        offices: role === 'instructor' ? await readOffices(accountId, clock.today()) : [],
      }
    },

    async ofInstructor(actor: SessionActor, username: string): Promise<ProfileRow> {
      const profile = found(await profiles.findProfile(db, { username }))
      enforce(canProfile.seeInstructor(actor, profile))
      return profile
    },

    async ofStudent(actor: SessionActor, username: string): Promise<ProfileRow> {
      const profile = found(await profiles.findProfile(db, { username }))
      enforce(canProfile.seeStudent(actor, profile, await closenessOf(actor, profile)))
      inspections.note(actor, 'profile', profile.accountId)
      return profile
    },

    /** Returns the name of the new CV, or null. The one it replaces is deleted. Another address waits to be confirmed. */
    async edit(
      actor: SessionActor,
      { changes: { email, ...changes }, tags }: ProfileEdit,
      cv: UploadedFile | null,
      { ifMatch, caller }: { ifMatch: number | null; caller: Caller },
    ): Promise<string> {
      await emailChanges.countRequest(actor, email, caller)
      return files.storing([cv], async (tx, transactionFiles) => {
        const before = found(await lockAccount(tx, actor.accountId))
        enforceVersion(ifMatch, before)
        const cvChanges: ProfileChanges =
          cv === null ? {} : { cvFileId: (await transactionFiles.keep(cv)).id, cvName: cv.name }
        await accounts.changeProfile(tx, before.id, { ...changes, ...cvChanges })
        if (email !== undefined && email !== before.email) await emailChanges.request(tx, before, email)
        if (cv !== null && before.cvFileId !== null) await transactionFiles.discard(before.cvFileId)
        if (tags !== undefined) await accounts.setKeywords(tx, before.id, mergeTags(tags))
        return cv === null ? '' : cv.name
      })
    },

    openOwnCv: (actor: SessionActor): Promise<FileAnswer> => openCv(actor, { accountId: actor.accountId }),
    openCvOf: (actor: SessionActor, username: string): Promise<FileAnswer> => openCv(actor, { username }),
  }
}

export type ProfileService = ReturnType<typeof profileService>
