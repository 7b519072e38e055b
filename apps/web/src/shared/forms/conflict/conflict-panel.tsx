import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef } from 'react'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../api/error-message.ts'
import { useToast } from '../../ui/toast-provider.tsx'
import type { Sides } from './compared-field.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Conflict, ConflictState } from './use-conflict.ts'

interface ConflictPanelProps {
  conflict: Conflict
  state: ConflictState
}

/** Says in the form that the record was changed elsewhere, and opens the comparison. All typed text is kept. */
export function ConflictPanel({ conflict, state }: ConflictPanelProps) {
  const notice = useRef<HTMLDivElement>(null)
  const compare = useRef<HTMLButtonElement>(null)
  const chosen = useRef<Sides | null>(null)
  const toast = useToast()

  /** The focus may leave the dialog only after it has closed. */
  const goOn = () => {
    const sides = chosen.current
    if (sides === null) {
      compare.current?.focus()
      return
    }
    notice.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    conflict.choose(sides)
    const keepsMine = Object.values(sides).includes('mine')
    toast({ severity: 'info', message: keepsMine ? m.conflict_merged() : m.conflict_taken() })
  }

  if (state.phase === 'same') return <Alert severity="info">{m.conflict_same()}</Alert>
  return (
    <>
      <Alert ref={notice} severity="warning">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Box sx={{ flex: '1 1 240px' }}>{sentenceOf(state)}</Box>
          {state.phase !== 'asking' && (
            <Button ref={compare} size="small" color="inherit" onClick={() => conflict.compare()}>
              {state.phase === 'failed' ? m.control_retry() : m.conflict_compare()}
            </Button>
          )}
        </Box>
      </Alert>
      {state.phase === 'compared' && (
        <ConflictDialog
          differences={state.differences}
          by={state.by}
          at={state.at}
          open={state.isOpen}
          onChoose={(sides) => {
            chosen.current = sides
            conflict.close()
          }}
          onCancel={conflict.close}
          onGone={goOn}
        />
      )}
    </>
  )
}

function sentenceOf(state: ConflictState): string {
  if (state.phase === 'asking') return m.conflict_asking()
  return state.phase === 'failed'
    ? m.conflict_failed({ reason: errorMessage(state.error) })
    : m.conflict_notice()
}
