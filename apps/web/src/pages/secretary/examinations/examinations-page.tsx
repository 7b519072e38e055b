import { ExaminationsScreen } from '../../../features/examination/examination/examinations-screen.tsx'
import { ListTools } from '../../../features/view/department-list/list-tools.tsx'
import { useChosenColumns } from '../../../features/view/department-list/use-chosen-columns.ts'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.examination_list_title())

export default function ExaminationsPage() {
  const { shown } = useChosenColumns('examinations')
  return (
    <>
      <PageHeader title={m.examination_list_title()} lead={m.examination_list_lead()} />
      <ExaminationsScreen columns={shown} tools={<ListTools list="examinations" />} />
    </>
  )
}
