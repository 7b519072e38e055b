import { m } from '../../../paraglide/messages.js'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { pageTitle } from '../../page-title.ts'

export const meta = () => pageTitle(m.pages_edit_todo_list())

export default function EditTodoListPage() {
  return <PageHeader title={m.pages_edit_todo_list()} />
}
