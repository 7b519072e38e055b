import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.pages_create_todo_item())

export default function CreateTodoItemPage() {
  return <PageHeader title={m.pages_create_todo_item()} />
}
