import type { Sessions } from '../../../../platform/auth/sessions.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db, Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { usernameChangedMail } from '../../../../platform/mail/templates/account-mails.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import type { Page } from '../../../../platform/paging.ts'
import { type PageWindow, readCapped } from '../../../../platform/paging.ts'
import { refusing } from '../../../../platform/refusal/constraint-refusals.ts'
import { enforceVersion, found, Refusal } from '../../../../platform/refusal/refusal.ts'
import { type AccountRow, addresseeOf } from '../account.model.ts'
import { findByUsername, lockAccount } from '../account.queries.ts'
import { STAFF_REFUSALS } from '../account.refusals.ts'
import type { AddressChangeService } from '../email-change/address-change.service.ts'
import type { UnconfirmedAccounts } from '../unconfirmed-accounts.service.ts'
import type { InvitationService } from './invitation.service.ts'
import type { StaffFields, StaffRole, StaffRow } from './staff.repository.ts'
import * as staff from './staff.repository.ts'

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
  sessions: Sessions
  invitations: InvitationService
  addressChanges: AddressChangeService
  unconfirmed: UnconfirmedAccounts
}

/** Administrators, of whom each may invite another. */
export function administratorInviting({
  db,
  clock,
  invitations,
  unconfirmed,
}: Pick<Dependencies, 'db' | 'clock' | 'invitations' | 'unconfirmed'>) {
  return {
    list: (window: PageWindow | null): Promise<Page<staff.AdministratorRow[]>> =>
      readCapped(
        window,
        (rows) => staff.listAdministrators(db, rows),
        () => staff.countStaff(db, 'administrator'),
      ),

    create: (fields: StaffFields): Promise<number> =>
      registerStaff({ db, clock, invitations, unconfirmed }, 'administrator', fields),
  }
}

export type AdministratorInviting = ReturnType<typeof administratorInviting>

/** The person gets a mail with a link to choose the first password. */
function registerStaff(
  { db, clock, invitations, unconfirmed }: Pick<Dependencies, 'db' | 'clock' | 'invitations' | 'unconfirmed'>,
  role: staff.InvitedRole,
  fields: StaffFields,
): Promise<number> {
  return refusing(STAFF_REFUSALS, () =>
    db.transaction(async (tx) => {
      await unconfirmed.giveWay(tx, fields)
      const id = await staff.insertStaff(tx, role, fields, clock.now())
      await invitations.invite(tx, id, role)
      return id
    }),
  )
}

/** Instructors, or secretaries, as the administrator registers them. */
export function staffService(role: StaffRole, dependencies: Dependencies) {
  const { db, clock, links, sessions, invitations, addressChanges, unconfirmed } = dependencies

  /** A person who has not followed the invitation yet gets another one when its name or address was wrong. */
  async function mailAboutChanges(tx: Tx, before: AccountRow, fields: StaffFields): Promise<void> {
    if (isInvitationOutdated(before, fields)) return invitations.invite(tx, before.id, role)
    if (before.email !== fields.email) await addressChanges.addressChanged(tx, before)
    if (before.username === fields.username) return
    const facts = { url: links.home(), username: fields.username }
    await enqueueMail(tx, usernameChangedMail(addresseeOf({ ...before, ...fields }), facts), clock.now())
  }

  return {
    list: (window: PageWindow | null): Promise<Page<StaffRow[]>> =>
      readCapped(
        window,
        (rows) => staff.listStaff(db, role, rows),
        () => staff.countStaff(db, role),
      ),

    create: (fields: StaffFields): Promise<number> => registerStaff(dependencies, role, fields),

    edit: (username: string, fields: StaffFields, ifMatch: number | null): Promise<void> =>
      refusing(STAFF_REFUSALS, () =>
        db.transaction(async (tx) => {
          const { id, role: itsRole } = found(await findByUsername(tx, username))
          if (itsRole !== role) throw new Refusal('not_found')
          const before = found(await lockAccount(tx, id))
          enforceVersion(ifMatch, before)
          await unconfirmed.giveWay(tx, fields)
          await staff.updateStaff(tx, id, fields, clock.now())
          await sessions.changed(tx, [id])
          if (before.email !== fields.email) await addressChanges.forgetRequests(tx, id)
          await mailAboutChanges(tx, before, fields)
        }),
      ),
  }
}

/** The mail names both: one that went to a wrong address, or under a wrong name, is sent again. */
function isInvitationOutdated(before: AccountRow, { email, username }: StaffFields): boolean {
  return before.passwordHash === null && (before.email !== email || before.username !== username)
}

export type StaffService = ReturnType<typeof staffService>
