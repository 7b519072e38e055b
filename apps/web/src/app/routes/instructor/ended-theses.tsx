import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.pages_ended_theses())

export default function EndedThesesPage() {
  return <PageHeader title={m.pages_ended_theses()} />
}
