import { ruleBookFor } from '@diatrivi/domain/department/rulebook/rule-book'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import Link from '@mui/material/Link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from 'react-router'
import { RulebookEditor } from '../../../features/department/rulebook/editor/rulebook-editor.tsx'
import { rulebookQueries } from '../../../features/department/rulebook/rulebook.queries.ts'
import { RulebookLead, RulebookReading } from '../../../features/department/rulebook/rulebook-reading.tsx'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { today } from '../../../shared/format/clock.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

interface WrittenRulebookProps {
  rulebookId: number
  rulesInForce: Rules | null
  /** Leads back to the books of the department. */
  backTo: (departmentId: number) => string
}

/** With the book that theses begin with today, which the settings are compared with. */
export async function loadWrittenRulebook(rulebookId: number) {
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

/** A rule book for those who write it: a draft is edited, a published one is read. */
export function WrittenRulebook({ rulebookId, rulesInForce, backTo }: WrittenRulebookProps) {
  const navigate = useNavigate()
  const { data: book } = useSuspenseQuery(rulebookQueries.detail(rulebookId))
  const back = backTo(book.departmentId)
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
        <RulebookEditor key={book.id} book={book} inForce={rulesInForce} onDeleted={() => navigate(back)} />
      )}
    </>
  )
}
