import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { enqueueMail } from '../../../../platform/mail/outbox.repository.ts'
import { emailChangedMail } from '../../../../platform/mail/templates/account-mails.ts'
import type { AccountRow } from '../account.model.ts'
import { addresseeOf, type MailableAccount } from '../account.model.ts'
import { deleteChanges } from '../email-change.repository.ts'
import type { OneTimeCodes } from '../one-time-code/one-time-codes.service.ts'

/** The account as it was before. */
type Before = Pick<AccountRow, 'id'> & MailableAccount

export function addressChangeService({ clock, codes }: { clock: Clock; codes: OneTimeCodes }) {
  return {
    /** What a person had asked for before counts no longer. */
    forgetRequests: (tx: Tx, accountId: number): Promise<void> => deleteChanges(tx, accountId),

    /**
     * For every change of an e-mail address: links that went to the old one become invalid, because its reader could
     * choose the password, and a mail there warns a person who did not ask for the change.
     *
     * @param undoUrl the link by which its reader takes the change back, where that is possible
     */
    async addressChanged(tx: Tx, before: Before, undoUrl: string | null = null): Promise<void> {
      await codes.discardAll(tx, before.id)
      await enqueueMail(tx, emailChangedMail(addresseeOf(before), { undoUrl }), clock.now())
    },
  }
}

export type AddressChangeService = ReturnType<typeof addressChangeService>
