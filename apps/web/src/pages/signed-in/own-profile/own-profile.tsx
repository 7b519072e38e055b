import { NOTICE_SETTINGS_ANCHOR } from '@diatrivi/contract/web-addresses'
import Box from '@mui/material/Box'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { keywordQueries } from '../../../entities/keyword/keyword.queries.ts'
import { proofQueries } from '../../../entities/proof/proof.queries.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { OwnRecord } from '../../../features/department/student-record/own-record.tsx'
import { identityQueries } from '../../../features/people/identity/identity.queries.ts'
import { OwnIdentities } from '../../../features/people/identity/own-identities.tsx'
import { OwnSecondFactor } from '../../../features/people/second-factor/own-second-factor.tsx'
import { secondFactorQueries } from '../../../features/people/second-factor/second-factor.queries.ts'
import { OwnSessions } from '../../../features/people/session/own-sessions.tsx'
import { sessionQueries } from '../../../features/people/session/session.queries.ts'
import { noticeQueries } from '../../../features/thesis/notice/notice.queries.ts'
import { NoticeSettings } from '../../../features/thesis/notice/settings/notice-settings.tsx'
import { OwnProfile } from '../../../features/view/profile/own-profile.tsx'
import { OwnData } from '../../../features/work/personal-data/own-data.tsx'
import { personalDataQueries } from '../../../features/work/personal-data/personal-data.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useAnchor } from '../../../shared/ui/use-anchor.ts'

export async function loadOwnProfile() {
  // The parts below the form, and its suggestions, may load later.
  void queryClient.prefetchQuery(keywordQueries.list())
  void queryClient.prefetchQuery(noticeQueries.settings())
  void queryClient.prefetchQuery(secondFactorQueries.own())
  void queryClient.prefetchQuery(personalDataQueries.deletion())
  void queryClient.prefetchQuery(proofQueries.ways())
  void queryClient.prefetchQuery(identityQueries.list())
  void queryClient.prefetchQuery({ ...sessionQueries.list(), staleTime: 0 })
  await queryClient.ensureQueryData({ ...viewerQueries.profile(), revalidateIfStale: true })
  return null
}

/** The own profile, the same for every role. */
export function OwnProfilePage() {
  const { data: profile } = useSuspenseQuery(viewerQueries.profile())
  const { data: keywords = [] } = useQuery(keywordQueries.list())
  useAnchor(NOTICE_SETTINGS_ANCHOR)
  return (
    <>
      <PageHeader title={m.menu_profile()} lead={m.profile_lead()} />
      <OwnProfile profile={profile} keywords={keywords} />
      <Box sx={{ display: 'grid', gap: 6, mt: 6 }}>
        <Box id={NOTICE_SETTINGS_ANCHOR} tabIndex={-1} sx={{ scrollMarginTop: '84px', outline: 'none' }}>
          <NoticeSettings role={profile.role} />
        </Box>
        {profile.role === 'student' && <OwnRecord />}
        <OwnSecondFactor />
        <OwnIdentities />
        <OwnSessions />
        <OwnData />
      </Box>
    </>
  )
}
