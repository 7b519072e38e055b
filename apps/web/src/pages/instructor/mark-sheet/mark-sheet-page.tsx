import Link from '@mui/material/Link'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { fullName } from '../../../entities/person/person.ts'
import { MarkSheetScreen } from '../../../features/examination/marking/mark-sheet-screen.tsx'
import { markingQueries } from '../../../features/examination/marking/marking.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { queryClient } from '../../../shared/api/query-client.ts'
import { paths } from '../../../shared/paths.ts'
import { idParam, pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { Route } from './+types/mark-sheet-page.ts'

export const meta = () => pageTitle(m.marking_page_title())

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const examinationId = idParam(params.id)
  await queryClient.ensureQueryData({ ...markingQueries.sheet(examinationId), revalidateIfStale: true })
  return { examinationId }
}

/** The own marks of a member, as they are given during the examination and after it. */
export default function MarkSheetPage({ loaderData: { examinationId } }: Route.ComponentProps) {
  const { data: view } = useSuspenseQuery(markingQueries.sheet(examinationId))
  return (
    <>
      <PageHeader
        title={view.thesis.title}
        lead={view.student && m.word_student_named({ name: fullName(view.student) })}
        above={
          <Link component={RouterLink} to={paths.thesis(view.thesis.id)}>
            {m.marking_to_thesis()}
          </Link>
        }
      />
      <MarkSheetScreen view={view} />
    </>
  )
}
