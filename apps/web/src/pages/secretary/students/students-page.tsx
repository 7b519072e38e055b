import { StudentsScreen } from '../../../features/department/student-record/students-screen.tsx'
import { ListTools } from '../../../features/view/department-list/list-tools.tsx'
import { LoadLink } from '../../../features/view/department-list/load-link.tsx'
import { useChosenColumns } from '../../../features/view/department-list/use-chosen-columns.ts'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.record_students())

export default function StudentsPage() {
  const { shown } = useChosenColumns('students')
  return (
    <>
      <PageHeader title={m.record_students()} lead={m.record_students_lead()} />
      <StudentsScreen
        columns={shown}
        tools={
          <>
            <LoadLink kind="records" />
            <ListTools list="students" />
          </>
        }
      />
    </>
  )
}
