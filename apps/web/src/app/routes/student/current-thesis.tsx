import { useSuspenseQuery } from '@tanstack/react-query'
import { interestQueries } from '../../../features/interest/interest.queries.ts'
import { Wishes } from '../../../features/interest/wishes.tsx'
import { viewerQueries } from '../../../model/viewer.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { MyThesis } from '../../my-thesis.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.shell_my_thesis())

export async function clientLoader() {
  await Promise.all([
    queryClient.ensureQueryData({ ...interestQueries.current(), revalidateIfStale: true }),
    queryClient.ensureQueryData(viewerQueries.profile()),
  ])
  return null
}

export default function CurrentThesisPage() {
  const { data: current } = useSuspenseQuery(interestQueries.current())
  const { data: viewer } = useSuspenseQuery(viewerQueries.viewer())
  const { thesis, wishes } = current
  return (
    <>
      <PageHeader title={m.shell_my_thesis()} />
      {thesis && <MyThesis thesis={thesis} viewer={viewer} />}
      {(thesis === null || wishes.length > 0) && <Wishes current={current} viewer={viewer} />}
    </>
  )
}
