import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'

/** Says that there are more lists to choose from than are shown. */
export function MoreBySearch({ shown, total }: { shown: number; total: number }) {
  if (total <= shown) return null
  return (
    <Typography variant="body2" sx={{ pt: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}>
      {m.todo_lists_more_by_search()}
    </Typography>
  )
}
