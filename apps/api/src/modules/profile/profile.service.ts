import { canProfile } from '@diatrivi/domain/account/profile.policy'
import { mergeTags } from '@diatrivi/domain/keyword/keyword'
import type { SessionActor } from '../../platform/auth/session-actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/transaction.ts'
import { refusing } from '../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceVersion, found } from '../../platform/refusal/refusal.ts'
import type { FileAnswer } from '../../platform/storage/file-answer.ts'
import type { Files } from '../../platform/storage/files.ts'
import type { UploadedFile } from '../../platform/upload.ts'
import type { AddressChangeService } from '../account/address-change.service.ts'
import { ensureKeywords } from '../keyword/keyword.service.ts'
import { PROFILE_REFUSALS, type ProfileEdit } from './profile.presenter.ts'
import type { ProfileChanges, ProfileRow, Whose } from './profile.repository.ts'
import * as profiles from './profile.repository.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  addressChanges: AddressChangeService
}

export function profileService({ db, files, clock, addressChanges }: Dependencies) {
  /** How close a student is to the instructor who looks; asked only where the answer matters. */
  async function closenessOf(actor: SessionActor, profile: { accountId: number; role: string }) {
    const matters = actor.role === 'instructor' && profile.role === 'student'
    return { turnedToActor: matters && (await profiles.hasTurnedTo(db, profile.accountId, actor.accountId)) }
  }

  async function openCv(actor: SessionActor, whose: Whose): Promise<FileAnswer> {
    const cv = found(await profiles.findCv(db, whose))
    enforce(canProfile.see(actor, cv, await closenessOf(actor, cv)))
    return { ...found(cv.file), name: found(cv.name), caching: 'private' }
  }

  async function setKeywords(tx: Tx, accountId: number, tags: ProfileEdit['tags']): Promise<void> {
    if (tags === undefined) return
    await profiles.replaceKeywords(tx, accountId, await ensureKeywords(tx, mergeTags(tags)))
  }

  return {
    async own(actor: SessionActor): Promise<ProfileRow> {
      return found(await profiles.findProfile(db, { accountId: actor.accountId }))
    },

    async ofInstructor(actor: SessionActor, username: string): Promise<ProfileRow> {
      const profile = found(await profiles.findProfile(db, { username }))
      enforce(canProfile.seeInstructor(actor, profile))
      return profile
    },

    async ofStudent(actor: SessionActor, username: string): Promise<ProfileRow> {
      const profile = found(await profiles.findProfile(db, { username }))
      enforce(canProfile.seeStudent(actor, profile, await closenessOf(actor, profile)))
      return profile
    },

    /** Answers the name of the new CV, or nothing. The one it replaces is gone. */
    edit: (
      actor: SessionActor,
      { changes, tags }: ProfileEdit,
      cv: UploadedFile | null,
      ifMatch: number | null,
    ): Promise<string> =>
      refusing(PROFILE_REFUSALS, () =>
        files.transaction(async (tx, transactionFiles) => {
          const before = found(await profiles.lockAccount(tx, actor.accountId))
          enforceVersion(ifMatch, before)
          const cvChanges: ProfileChanges =
            cv === null ? {} : { cvFileId: (await transactionFiles.keep(cv)).id, cvName: cv.name }
          await profiles.updateAccount(tx, before.id, { ...changes, ...cvChanges }, clock.now())
          const { email = before.email } = changes
          if (email !== before.email) await addressChanges.addressChanged(tx, before)
          if (cv !== null && before.cvFileId !== null) await transactionFiles.discard(before.cvFileId)
          await setKeywords(tx, before.id, tags)
          return cv === null ? '' : cv.name
        }),
      ),

    openOwnCv: (actor: SessionActor): Promise<FileAnswer> => openCv(actor, { accountId: actor.accountId }),
    openCvOf: (actor: SessionActor, username: string): Promise<FileAnswer> => openCv(actor, { username }),
  }
}

export type ProfileService = ReturnType<typeof profileService>
