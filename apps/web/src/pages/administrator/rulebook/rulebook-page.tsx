import { ruleBookFor } from '@diatrivi/domain/rulebook/rule-book'
import Link from '@mui/material/Link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from 'react-router'
import { RulebookEditor } from '../../../features/rulebook/editor/rulebook-editor.tsx'
import { rulebookQueries } from '../../../features/rulebook/rulebook.queries.ts'
import { RulebookLead, RulebookReading } from '../../../features/rulebook/rulebook-reading.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { today } from '../../../shared/format/clock.ts'
import { paths } from '../../../shared/paths.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/rulebook-page.ts'

export const meta = () => pageTitle(m.rulebook_book())

/** With the book that theses begin with today, which the settings are compared with. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const rulebookId = idParam(params.id)
  const book = await queryClient.ensureQueryData({
    ...rulebookQueries.detail(rulebookId),
    revalidateIfStale: true,
  })
  const books = await queryClient.ensureQueryData(rulebookQueries.ofDepartment(book.departmentId))
  const inForce = ruleBookFor(books, book.programmeId, today())
  if (inForce === null || inForce.id === rulebookId) return { rulebookId, rulesInForce: null }
  const { rules } = await queryClient.ensureQueryData(rulebookQueries.detail(inForce.id))
  return { rulebookId, rulesInForce: rules }
}

export default function RulebookPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { data: book } = useSuspenseQuery(rulebookQueries.detail(loaderData.rulebookId))
  const back = paths.administrator.rulebooks(book.departmentId)
  return (
    <>
      <PageHeader
        title={book.title}
        lead={book.isPublished ? <RulebookLead book={book} /> : m.rulebook_draft_lead()}
        above={
          <Link component={RouterLink} to={back}>
            {m.rulebook_books()}
          </Link>
        }
      />
      {book.isPublished ? (
        <RulebookReading book={book} />
      ) : (
        <RulebookEditor
          key={book.id}
          book={book}
          inForce={loaderData.rulesInForce}
          onDeleted={() => navigate(back)}
        />
      )}
    </>
  )
}
