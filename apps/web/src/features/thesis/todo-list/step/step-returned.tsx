import Box from '@mui/material/Box'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { formatDay } from '../../../../shared/format/dates.ts'
import UndoOutlined from '../../../../shared/icons/undo-outlined.tsx'

/** The instructor's reason for the return of the step. */
export function StepReturned({ returned }: { returned: Step['returned'] }) {
  if (returned === null) return null
  return (
    <Box
      sx={{ display: 'flex', gap: 2, p: 3, borderRadius: 2, bgcolor: 'accent.tint', color: 'accent.main' }}
    >
      <UndoOutlined aria-hidden fontSize="small" sx={{ mt: 0.5 }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{m.todo_list_returned_on({ date: formatDay(returned.on) })}</Box>
        {returned.reason && (
          <Box sx={{ color: 'text.primary', whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1 }}>
            {returned.reason}
          </Box>
        )}
      </Box>
    </Box>
  )
}
