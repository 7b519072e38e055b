import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { allOf, firstChoice } from './compare-fields.ts'
import type { Difference, Side, Sides } from './compared-field.ts'
import { ConflictChoice } from './conflict-choice.tsx'

interface ConflictDialogProps {
  differences: readonly Difference[]
  /** Who saved it meanwhile and when, where that is known. */
  by: string | null
  at: string | null
  open: boolean
  onChoose: (sides: Sides) => void
  onCancel: () => void
  /** Called when the dialog has closed fully. */
  onGone: () => void
}

/** Both versions beside each other, field by field; on phones below each other and over the whole screen. */
export function ConflictDialog({
  differences,
  open,
  onChoose,
  onCancel,
  onGone,
  ...whose
}: ConflictDialogProps) {
  const id = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const [sides, setSides] = useState<Sides>(() => firstChoice(differences))
  const source = sourceOf(whose)

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby={id}
      aria-describedby={`${id}-lead`}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      // The focus was on the save button, which was disabled until the answer came.
      disableRestoreFocus
      slotProps={{ transition: { onExited: onGone } }}
    >
      <DialogTitle id={id}>{m.conflict_title()}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Typography id={`${id}-lead`} sx={{ maxWidth: '70ch' }}>
            {m.conflict_lead()}
          </Typography>
          {source !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {source}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button size="small" onClick={() => setSides(allOf(differences, 'mine'))}>
              {m.conflict_all_mine()}
            </Button>
            <Button size="small" onClick={() => setSides(allOf(differences, 'saved'))}>
              {m.conflict_all_saved()}
            </Button>
          </Box>
        </Box>
        {differences.map((difference) => (
          <ConflictChoice
            key={difference.name}
            difference={difference}
            side={sides[difference.name] ?? 'mine'}
            onChoose={(side) => setSides({ ...sides, [difference.name]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Typography
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', flex: { xs: '1 0 100%', sm: 1 } }}
        >
          {m.conflict_tally({ mine: countOf(sides, 'mine'), saved: countOf(sides, 'saved') })}
        </Typography>
        <Button variant="text" color="neutral" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <Button variant="contained" onClick={() => onChoose(sides)}>
          {m.conflict_continue()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function countOf(sides: Sides, side: Side): number {
  return Object.values(sides).filter((chosen) => chosen === side).length
}

function sourceOf({ by, at }: Pick<ConflictDialogProps, 'by' | 'at'>): string | null {
  if (at === null) return null
  return by === null ? m.conflict_saved_at({ when: at }) : m.conflict_saved_by({ who: by, when: at })
}
