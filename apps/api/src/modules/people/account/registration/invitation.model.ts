import { invitationMail } from '../../../../platform/mail/templates/account-mails.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { addresseeOf, type MailableAccount } from '../account.model.ts'

type Invited = MailableAccount & { username: string }
type InvitedRole = Parameters<typeof invitationMail>[1]['role']

/** The mail to a new person: by a token for the first password, or, without one, to the sign-in of the institution. */
export function invitationTo(links: WebLinks, account: Invited, role: InvitedRole, token: string | null) {
  const way =
    token === null
      ? ({ by: 'institution', url: links.signIn() } as const)
      : ({ by: 'password', url: links.choosePassword(token) } as const)
  return invitationMail(addresseeOf(account), { ...way, username: account.username, role })
}
