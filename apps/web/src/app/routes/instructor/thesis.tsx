import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.pages_thesis())

export default function InstructorThesisPage() {
  return <PageHeader title={m.pages_thesis()} />
}
