import { DepartmentCommittees } from '../../../features/examination/committee/department-committees.tsx'
import { ListTools } from '../../../features/view/department-list/list-tools.tsx'
import { useChosenColumns } from '../../../features/view/department-list/use-chosen-columns.ts'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.menu_committees())

export default function CommitteesPage() {
  const { shown } = useChosenColumns('committees')
  return (
    <>
      <PageHeader title={m.menu_committees()} lead={m.committee_department_lead()} />
      <DepartmentCommittees columns={shown} tools={<ListTools list="committees" />} />
    </>
  )
}
