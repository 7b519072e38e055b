import { useSuspenseQuery } from '@tanstack/react-query'
import { rulebookQueries } from '../../../features/department/rulebook/rulebook.queries.ts'
import { RulebookLead, RulebookReading } from '../../../features/department/rulebook/rulebook-reading.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/rulebook-page.ts'

export const meta = () => pageTitle(m.rulebook_book())

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const rulebookId = idParam(params.rulebookId)
  await queryClient.ensureQueryData(rulebookQueries.detail(rulebookId))
  return { rulebookId }
}

/** A book for those whose theses it is about. */
export default function RulebookPage({ loaderData: { rulebookId } }: Route.ComponentProps) {
  const { data: book } = useSuspenseQuery(rulebookQueries.detail(rulebookId))
  return (
    <>
      <PageHeader title={book.title} lead={<RulebookLead book={book} />} />
      <RulebookReading book={book} />
    </>
  )
}
