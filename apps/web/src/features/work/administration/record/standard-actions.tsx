import { m } from '../../../../paraglide/messages.js'
import DeleteOutlined from '../../../../shared/icons/delete-outlined.tsx'
import EditOutlined from '../../../../shared/icons/edit-outlined.tsx'
import type { RecordAction } from '../table/record-actions.ts'

export function editAction<Row>(run: (row: Row) => void): RecordAction<Row> {
  return {
    label: m.word_edit(),
    labelFor: (name) => m.administration_edit_named({ name }),
    icon: <EditOutlined aria-hidden />,
    run,
  }
}

export function deleteAction<Row>(
  run: (row: Row) => void,
  refusal?: (row: Row) => string | null,
): RecordAction<Row> {
  return {
    label: m.word_delete(),
    labelFor: (name) => m.administration_delete_named({ name }),
    icon: <DeleteOutlined aria-hidden />,
    isDestructive: true,
    ...(refusal && { refusal }),
    run,
  }
}
