import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.pages_edit_thesis())

export default function EditThesisPage() {
  return <PageHeader title={m.pages_edit_thesis()} />
}
