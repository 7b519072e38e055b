import { ExaminationsScreen } from '../../../features/examination/examinations-screen.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.examination_list_title())

export default function ExaminationsPage() {
  return (
    <>
      <PageHeader title={m.examination_list_title()} lead={m.examination_list_lead()} />
      <ExaminationsScreen />
    </>
  )
}
