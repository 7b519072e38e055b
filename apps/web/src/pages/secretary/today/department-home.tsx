import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useRunsDepartment } from '../../../entities/viewer/use-runs-department.ts'
import { overviewLead } from '../../../features/view/overview/overview-lead.ts'
import { m } from '../../../paraglide/messages.js'
import { now } from '../../../shared/format/clock.ts'
import { paths } from '../../../shared/paths.ts'
import { CountCards } from '../../../shared/ui/count-cards.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FirstSteps } from './first-steps.tsx'
import { useDepartmentCounts } from './use-department-counts.ts'
import { useFirstSteps } from './use-first-steps.ts'
import { WaitingLists } from './waiting-lists.tsx'

/** What waits in the department, and while it is empty the steps by which it begins. */
export default function DepartmentHome({ departmentId }: { departmentId: number }) {
  const runs = useRunsDepartment()
  const counts = useDepartmentCounts()
  const steps = useFirstSteps(departmentId)
  const nothingWaits = counts.every(({ count }) => count === 0)
  return (
    <>
      <PageHeader
        title={m.menu_today()}
        lead={overviewLead(now(), nothingWaits && steps?.isEmpty === false ? 0 : undefined)}
        actions={
          steps?.isEmpty !== true && (
            <Button component={Link} to={paths.secretary.timeline()}>
              {m.menu_timeline()}
            </Button>
          )
        }
      />
      {steps?.isEmpty !== true && (
        <>
          <CountCards label={m.today_counts()} counts={counts} />
          <WaitingLists />
        </>
      )}
      {runs && steps?.isBegun === false && <FirstSteps steps={steps.steps} />}
    </>
  )
}
