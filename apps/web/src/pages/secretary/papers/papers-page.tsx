import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { DepartmentPapers } from '../../../features/examination/paper/department-papers.tsx'
import { ListTools } from '../../../features/view/department-list/list-tools.tsx'
import { useChosenColumns } from '../../../features/view/department-list/use-chosen-columns.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.paper_title())

export default function PapersPage() {
  const issues = useRunsDepartment()
  const { shown } = useChosenColumns('papers')
  return (
    <>
      <PageHeader
        title={m.paper_title()}
        lead={issues ? m.paper_department_lead() : m.paper_department_reading_lead()}
        actions={
          issues && (
            <Button component={RouterLink} to={paths.secretary.paperForms()}>
              {m.paper_form_link()}
            </Button>
          )
        }
      />
      <DepartmentPapers columns={shown} tools={<ListTools list="papers" />} />
    </>
  )
}
