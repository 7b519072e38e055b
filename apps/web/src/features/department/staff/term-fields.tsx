import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import AddOutlined from '../../../shared/icons/add-outlined.tsx'
import DeleteOutlined from '../../../shared/icons/delete-outlined.tsx'

interface TermFieldsProps {
  label: string
  addLabel: string
  /** What the API says of all of them. */
  problem: string | undefined
  empty: string
  isFull: boolean
  onAdd: () => void
  children: ReactNode[]
}

/** Entries that have a beginning and an end, below each other. */
export function TermFields({ label, addLabel, problem, empty, isFull, onAdd, children }: TermFieldsProps) {
  return (
    <Box component="fieldset" sx={GROUP}>
      <Box component="legend" sx={{ p: 0, mb: 3, fontWeight: 600 }}>
        {label}
      </Box>
      {children.length === 0 && <Box sx={{ mb: 3, color: 'text.secondary' }}>{empty}</Box>}
      {children}
      {problem !== undefined && (
        <FormHelperText error role="alert" sx={{ mx: 0, mb: 3 }}>
          {problem}
        </FormHelperText>
      )}
      <Button startIcon={<AddOutlined aria-hidden />} disabled={isFull} onClick={onAdd}>
        {addLabel}
      </Button>
    </Box>
  )
}

interface TermProps {
  name: string
  onRemove: () => void
  children: ReactNode
}

/** The fields of one entry, with the button that takes it away. */
export function Term({ name, onRemove, children }: TermProps) {
  return (
    <Box role="group" aria-label={name} sx={ENTRY}>
      {children}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Button startIcon={<DeleteOutlined aria-hidden />} color="error" onClick={onRemove}>
          {m.word_remove_named({ name })}
        </Button>
      </Box>
    </Box>
  )
}

const GROUP = { border: 0, m: 0, p: 0, minWidth: 0 }

const ENTRY = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  mb: 4,
  pb: 3,
  borderBottom: 1,
  borderColor: 'divider',
}
