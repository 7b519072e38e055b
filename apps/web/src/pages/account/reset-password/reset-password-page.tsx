import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { BadLink, ResetPasswordForm } from '../../../features/account/reset-password-form.tsx'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useToast } from '../../../shared/ui/toast-provider.tsx'

export const meta = () => pageTitle(m.account_new_password())

export default function ResetPasswordPage() {
  const navigate = useNavigate()
  const toast = useToast()
  const [search] = useSearchParams()
  const token = search.get('token')
  const [isRefused, setRefused] = useState(false)
  const isDead = token === null || isRefused
  const leave = () => {
    toast({ severity: 'success', message: m.account_password_changed(), duration: 6_000 })
    return navigate(paths.signIn(), { replace: true })
  }
  return (
    <>
      <PageHeader title={m.account_new_password()} lead={!isDead && m.account_new_password_lead()} />
      {isDead ? (
        <BadLink takesFocus={isRefused} />
      ) : (
        <ResetPasswordForm token={token} onChanged={leave} onBadLink={() => setRefused(true)} />
      )}
    </>
  )
}
