import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { m } from '../../../paraglide/messages.js'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import { saidMark } from './mark-words.ts'
import type { Sheet } from './marking.mapper.ts'
import { ownMarkOf, typedOf } from './typed-marks.ts'

interface SheetStatusProps {
  isHeld: boolean
  isReconsidered: boolean
  sheet: Sheet
  /** Keeps the mark that was sealed. */
  confirm: { isPending: boolean; mutate: () => void }
}

/** How far the own mark has come. */
export function SheetStatus({ isHeld, isReconsidered, sheet, confirm }: SheetStatusProps) {
  if (!isHeld) return <Alert severity="info">{m.marking_own_draft()}</Alert>
  if (isReconsidered) return <Reconsidered sheet={sheet} confirm={confirm} />
  return sheet.sealedAt === null ? (
    <Alert severity="warning">{m.marking_own_due()}</Alert>
  ) : (
    <Alert severity="success">{m.marking_own_sealed()}</Alert>
  )
}

/** The members differ by more than the rules let pass. What is confirmed is the mark that was sealed, not what is typed. */
function Reconsidered({ sheet, confirm }: Pick<SheetStatusProps, 'sheet' | 'confirm'>) {
  const ask = useConfirm()
  const sealed = ownMarkOf(sheet, typedOf(sheet))
  const submit = async () => {
    const isSure = await ask({
      title: m.marking_confirm(),
      text: m.marking_confirm_text(saidMark(sealed ?? 0)),
      confirmLabel: m.marking_confirm(),
      cancelLabel: m.ui_cancel(),
    })
    if (isSure) confirm.mutate()
  }
  if (sheet.confirmedAt !== null) return <Alert severity="success">{m.marking_own_confirmed()}</Alert>
  return (
    <Alert severity="warning">
      {m.marking_reconsider()}
      <Button
        variant="contained"
        loading={confirm.isPending}
        onClick={() => void submit()}
        sx={{ display: 'flex', mt: 3, minHeight: FINGERTIP }}
      >
        {m.marking_confirm()}
      </Button>
    </Alert>
  )
}
