import { m } from '../../../paraglide/messages.js'
import { LinkAction } from '../../../shared/ui/link-action.tsx'
import { useCancelEmailChange } from './account.mutations.ts'

export function CancelEmailChange({ token }: { token: string }) {
  const cancel = useCancelEmailChange(token)
  return <LinkAction act={cancel} label={m.account_cancel_email()} done={m.account_email_cancelled()} />
}
