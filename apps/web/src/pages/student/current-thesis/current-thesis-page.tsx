import Button from '@mui/material/Button'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { interestQueries } from '../../../features/thesis/interest/interest.queries.ts'
import { OwnInterests } from '../../../features/thesis/interest/student/own-interests.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import HistoryOutlined from '../../../shared/icons/history-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { loadConversation } from '../../signed-in/thesis/conversation-about.tsx'
import { loadProcess } from '../../signed-in/thesis/load-thesis.ts'
import { MyThesis } from './my-thesis.tsx'

/** Below the interests of a student without a thesis. */
const FittingTopics = lazy(async () => ({ default: (await import('./fitting-topics.tsx')).FittingTopics }))

/** Stands only at the end of the page of a student without a thesis. */
const EarlierTheses = lazy(async () => ({
  default: (await import('../../../features/view/past-thesis/earlier-theses.tsx')).EarlierTheses,
}))

export const meta = () => pageTitle(m.menu_my_thesis())

export async function clientLoader() {
  const [{ thesis }] = await Promise.all([
    queryClient.ensureQueryData({ ...interestQueries.current(), revalidateIfStale: true }),
    queryClient.ensureQueryData(viewerQueries.profile()),
  ])
  if (thesis === null) return null
  await Promise.all([
    loadConversation(),
    thesis.phase !== null && loadProcess(thesis.id, () => import('./own-process.tsx')),
  ])
  return null
}

export default function CurrentThesisPage() {
  const { data: current } = useSuspenseQuery(interestQueries.current())
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const { thesis, interests } = current
  return (
    <>
      <PageHeader
        title={m.menu_my_thesis()}
        actions={
          <Button
            component={Link}
            to={paths.student.pastTheses()}
            variant="text"
            startIcon={<HistoryOutlined aria-hidden />}
            sx={{ ml: { xs: -2, sm: 0 } }}
          >
            {m.past_title()}
          </Button>
        }
      />
      {thesis && <MyThesis thesis={thesis} viewer={viewer} />}
      {(thesis === null || interests.length > 0) && <OwnInterests current={current} viewer={viewer} />}
      {thesis === null && (
        <Suspense>
          {!interests.some(({ answeredPositively }) => answeredPositively) && (
            <FittingTopics interests={interests} />
          )}
          <EarlierTheses />
        </Suspense>
      )}
    </>
  )
}
