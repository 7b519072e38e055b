import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { m } from '../../paraglide/messages.js'
import { useConfirm } from '../../shared/ui/confirm-provider.tsx'
import { FINGERTIP } from '../../shared/ui/sx.ts'
import { saidMark } from './mark-words.ts'
import { useConfirmMark } from './marking.mutations.ts'
import type { SheetView } from './marking.queries.ts'
import { SheetForm } from './sheet-form.tsx'
import { ownMarkOf, typedOf } from './typed-marks.ts'

/** The sheet of one member, as long as marks are given; afterwards the page of the thesis has the result. */
export function MarkSheetScreen({ view }: { view: SheetView }) {
  if (view.isOpened) return <Alert severity="success">{m.marking_opened()}</Alert>
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          {m.marking_progress({ sealed: view.sealed, of: view.of })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.marking_secret()}
        </Typography>
      </Box>
      <Standing view={view} />
      <SheetForm key={view.examinationID} view={view} />
    </Box>
  )
}

/** How far the own mark has come. */
function Standing({ view }: { view: SheetView }) {
  if (!view.isHeld) return <Alert severity="info">{m.marking_own_draft()}</Alert>
  if (view.isReconsidered) return <Reconsidered view={view} />
  return view.sheet.sealedAt === null ? (
    <Alert severity="warning">{m.marking_own_due()}</Alert>
  ) : (
    <Alert severity="success">{m.marking_own_sealed()}</Alert>
  )
}

/** The members differ by more than the rules let pass. What is confirmed is the mark that was sealed, not what is typed. */
function Reconsidered({ view: { examinationID, sheet } }: { view: SheetView }) {
  const ask = useConfirm()
  const confirmMark = useConfirmMark(examinationID)
  const sealed = ownMarkOf(sheet, typedOf(sheet))
  const submit = async () => {
    const isSure = await ask({
      title: m.marking_confirm(),
      text: m.marking_confirm_text(saidMark(sealed ?? 0)),
      confirmLabel: m.marking_confirm(),
      cancelLabel: m.ui_cancel(),
    })
    if (isSure) confirmMark.mutate()
  }
  if (sheet.confirmedAt !== null) return <Alert severity="success">{m.marking_own_confirmed()}</Alert>
  return (
    <Alert severity="warning">
      {m.marking_reconsider()}
      <Button
        variant="contained"
        loading={confirmMark.isPending}
        onClick={() => void submit()}
        sx={{ display: 'flex', mt: 3, minHeight: FINGERTIP }}
      >
        {m.marking_confirm()}
      </Button>
    </Alert>
  )
}
