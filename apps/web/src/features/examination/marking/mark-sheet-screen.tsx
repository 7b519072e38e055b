import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import type { SheetView } from './marking.mapper.ts'
import { useConfirmMark, useSaveMemberMark } from './marking.mutations.ts'
import { SheetForm } from './sheet-form.tsx'
import { SheetStatus } from './sheet-status.tsx'

/** The sheet of one member, as long as marks are given; afterwards the page of the thesis has the result. */
export function MarkSheetScreen({ view }: { view: SheetView }) {
  const save = useSaveMemberMark(view.examinationId)
  const confirm = useConfirmMark(view.examinationId)
  if (view.isOpened) return <Alert severity="success">{m.marking_opened()}</Alert>
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: READING_WIDTH }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          {m.marking_progress({ sealed: view.sealed, of: view.of })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.marking_secret()}
        </Typography>
      </Box>
      <SheetStatus {...view} confirm={confirm} />
      <SheetForm key={view.examinationId} {...view} save={save} />
    </Box>
  )
}
