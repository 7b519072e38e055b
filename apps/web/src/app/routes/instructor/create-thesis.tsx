import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.pages_create_thesis())

export default function CreateThesisPage() {
  return <PageHeader title={m.pages_create_thesis()} />
}
