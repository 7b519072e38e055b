import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { data, Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { todoListQueries } from '../../../features/thesis/todo-list/todo-list.queries.ts'
import { LeftBehindSteps } from '../../../features/thesis/todo-list/work/left-behind-steps.tsx'
import { FormerText } from '../../../features/view/past-thesis/former-text.tsx'
import { findReleased } from '../../../features/view/past-thesis/past-thesis.mapper.ts'
import { pastThesisQueries } from '../../../features/view/past-thesis/past-thesis.queries.ts'
import { ReleasedFacts } from '../../../features/view/past-thesis/released-facts.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { conversationAbout, loadConversation } from '../../signed-in/thesis/conversation-about.tsx'
import { HistoryBelow } from '../../signed-in/thesis/history-below.tsx'
import type { Route } from './+types/past-thesis-page.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.thesis.title ?? m.past_title())

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const assignmentId = idParam(params.id)
  const [theses] = await Promise.all([
    queryClient.ensureQueryData(pastThesisQueries.list()),
    queryClient.ensureQueryData(todoListQueries.leftBehind()),
    queryClient.ensureQueryData(viewerQueries.profile()),
    loadConversation(),
  ])
  // An ended assignment does not change, so that the page needs no newer answer.
  const thesis = findReleased(theses, assignmentId)
  if (thesis === null) throw data(null, { status: 404 })
  return { thesis }
}

/** An assignment that ended without a mark, to be read. One that was marked is read on the page of its thesis. */
export default function PastThesisPage({ loaderData: { thesis } }: Route.ComponentProps) {
  const { data: lists } = useSuspenseQuery(todoListQueries.leftBehind())
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const list = lists.find(({ id }) => id === thesis.released.listId)
  return (
    <>
      <PageHeader
        title={thesis.title}
        lead={m.word_supervisor_named({ name: fullName(thesis.instructor) })}
        above={
          <Link component={RouterLink} to={paths.student.pastTheses()}>
            {m.past_title()}
          </Link>
        }
      />
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ReleasedFacts thesis={thesis} />
        <FormerText thesis={thesis} />
        {list && (
          <LeftBehindSteps
            list={list}
            startDate={thesis.startDate}
            viewer={viewer}
            conversation={conversationAbout(viewer)}
          />
        )}
        <HistoryBelow thesisId={thesis.id} />
      </Box>
    </>
  )
}
