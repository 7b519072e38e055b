import { useQuery } from '@tanstack/react-query'
import { institutionQueries } from '../../../features/people/account/institution/institution.queries.ts'
import { PrivacyNotice } from '../../../features/work/legal/privacy-notice.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'

export const meta = () => pageTitle(m.shell_privacy())

export default function PrivacyPage() {
  const { data: ways } = useQuery(institutionQueries.ways())
  return <PrivacyNotice providers={ways?.providers.map(({ host }) => host) ?? []} />
}
