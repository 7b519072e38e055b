import { m } from '../../../paraglide/messages.js'
import { LinkAct } from '../../../shared/ui/link-act.tsx'
import { useCancelEmailChange } from './account.mutations.ts'

export function CancelEmailChange({ token }: { token: string }) {
  const cancel = useCancelEmailChange(token)
  return <LinkAct act={cancel} label={m.account_cancel_email()} done={m.account_email_cancelled()} />
}
