import { PaperForms } from '../../../features/examination/paper/forms/paper-forms.tsx'
import { m } from '../../../paraglide/messages.js'
import { pageTitle } from '../../../shared/route-module.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'

export const meta = () => pageTitle(m.paper_form_title())

export default function PaperFormsPage() {
  return (
    <>
      <PageHeader title={m.paper_form_title()} lead={m.paper_form_lead()} />
      <PaperForms />
    </>
  )
}
