import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountQueries } from '../../../features/people/account/account.queries.ts'
import { BadLink, ResetPasswordForm } from '../../../features/people/account/reset-password-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { linkToken } from '../../../shared/link-token.ts'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useToast } from '../../../shared/ui/toast-provider.tsx'
import type { Route } from './+types/reset-password-page.ts'

export const meta = () => pageTitle(m.profile_new_password())

/** A link that cannot be read, or is good no longer, is found out before a password is typed. The token is null then. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = linkToken(request.url)
  if (!token) return { token: null, isUnread: true }
  const { isGood } = await queryClient.fetchQuery(accountQueries.passwordLink(token))
  return { token: isGood ? token : null, isUnread: false }
}

export default function ResetPasswordPage({ loaderData: { token, isUnread } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const [isRefused, setRefused] = useState(false)
  const isDead = token === null || isRefused
  const leave = () => {
    toast({ severity: 'success', message: m.account_password_changed() })
    return navigate(paths.signIn(), { replace: true })
  }
  return (
    <>
      <PageHeader title={m.profile_new_password()} lead={!isDead && m.account_new_password_lead()} />
      {isDead ? (
        <BadLink takesFocus={isRefused} isUnread={isUnread} />
      ) : (
        <ResetPasswordForm token={token} onChanged={leave} onBadLink={() => setRefused(true)} />
      )}
    </>
  )
}
