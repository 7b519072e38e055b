import { ListTools } from '../../../features/department-list/list-tools.tsx'
import { LoadLink } from '../../../features/department-list/load-link.tsx'
import { useChosenColumns } from '../../../features/department-list/use-chosen-columns.ts'
import { StudentsScreen } from '../../../features/student-record/students-screen.tsx'
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
