import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { keywordQueries } from '../features/keyword/keyword.queries.ts'
import { OwnProfile } from '../features/profile/own-profile.tsx'
import { viewerQueries } from '../model/viewer.queries.ts'
import { m } from '../paraglide/messages.js'
import { queryClient } from '../shared/api/query-client.ts'
import { PageHeader } from '../shared/ui/page-header.tsx'

export async function loadOwnProfile() {
  // Suggestions may come later than the form.
  void queryClient.prefetchQuery(keywordQueries.list())
  await queryClient.ensureQueryData({ ...viewerQueries.profile(), revalidateIfStale: true })
  return null
}

/** The own profile, the same for every role. */
export function OwnProfilePage() {
  const { data: profile } = useSuspenseQuery(viewerQueries.profile())
  const { data: keywords = [] } = useQuery(keywordQueries.list())
  return (
    <>
      <PageHeader title={m.shell_profile()} lead={m.profile_lead()} />
      <OwnProfile profile={profile} keywords={keywords} />
    </>
  )
}
