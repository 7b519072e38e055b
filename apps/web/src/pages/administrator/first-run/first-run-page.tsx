import { FirstRunScreen } from '../../../features/work/administration/first-run/first-run-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.first_run_steps_title())

export default function FirstRunStepsPage() {
  return (
    <>
      <PageHeader title={m.first_run_steps_title()} lead={m.first_run_steps_lead()} />
      <FirstRunScreen />
    </>
  )
}
