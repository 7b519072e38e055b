import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { keywordQueries } from '../../../entities/keyword/keyword.queries.ts'
import { proofQueries } from '../../../entities/proof/proof.queries.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { identityQueries } from '../../../features/people/identity/identity.queries.ts'
import { secondFactorQueries } from '../../../features/people/second-factor/second-factor.queries.ts'
import { sessionQueries } from '../../../features/people/session/session.queries.ts'
import { noticeQueries } from '../../../features/thesis/notice/notice.queries.ts'
import { OwnProfile } from '../../../features/view/profile/own-profile.tsx'
import { personalDataQueries } from '../../../features/work/personal-data/personal-data.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { AfterPaint } from '../../../shared/first-paint/deferred.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

const AccountParts = lazy(() =>
  import('./account-parts.tsx').then((module) => ({ default: module.AccountParts })),
)

export async function loadOwnProfile() {
  await queryClient.ensureQueryData({ ...viewerQueries.profile(), revalidateIfStale: true })
  // The parts below the form, and its suggestions, come after it. Another window may have changed the account.
  void queryClient.prefetchQuery(keywordQueries.list())
  void queryClient.prefetchQuery(noticeQueries.settings())
  void queryClient.prefetchQuery(proofQueries.ways())
  void queryClient.prefetchQuery({ ...secondFactorQueries.own(), staleTime: 0 })
  void queryClient.prefetchQuery({ ...personalDataQueries.deletion(), staleTime: 0 })
  void queryClient.prefetchQuery({ ...identityQueries.list(), staleTime: 0 })
  void queryClient.prefetchQuery({ ...sessionQueries.list(), staleTime: 0 })
  return null
}

/** The own profile, the same for every role. */
export function OwnProfilePage() {
  const { data: profile } = useSuspenseQuery(viewerQueries.profile())
  const { data: keywords = [] } = useQuery(keywordQueries.list())
  return (
    <>
      <PageHeader title={m.menu_profile()} lead={m.profile_lead()} />
      <OwnProfile profile={profile} keywords={keywords} />
      <AfterPaint>
        <AccountParts role={profile.role} />
      </AfterPaint>
    </>
  )
}
