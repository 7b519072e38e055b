import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { m } from '../../../../paraglide/messages.js'
import CloseOutlined from '../../../../shared/icons/close-outlined.tsx'
import { TOP_BAR_HEIGHT } from '../../../../shared/ui/measures.ts'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'
import { ActionButton } from './action-button.tsx'
import type { RecordAction } from './record-actions.ts'

interface SelectionBarProps<Row> {
  selected: Row | null
  nameOf: (row: Row) => string
  actions: readonly RecordAction<Row>[]
  onClear: () => void
  /** While nothing is selected. */
  hint: string
}

/** Always shown with the same height, so that a selection moves nothing. */
export function SelectionBar<Row>({ selected, nameOf, actions, onClear, hint }: SelectionBarProps<Row>) {
  const id = useId()
  const refusals = selected ? actions.map(({ refusal }) => refusal?.(selected) ?? null) : []
  const reason = refusals.find((refusal) => refusal !== null)
  return (
    <Box
      role="group"
      aria-label={m.administration_actions()}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 64,
        px: 4,
        py: 2,
        mb: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: selected ? 'primary.tint' : 'background.paper',
        transition: 'background-color 160ms',
        ...STAYS,
      }}
    >
      {selected && (
        <IconButton
          size="small"
          aria-label={m.administration_clear_selection()}
          onClick={onClear}
          sx={{ ml: -2 }}
        >
          <CloseOutlined fontSize="small" aria-hidden />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }} aria-live="polite">
        <Typography
          id={reason === undefined ? id : undefined}
          title={selected ? nameOf(selected) : undefined}
          sx={selected ? CHOSEN : { color: 'text.secondary' }}
        >
          {selected ? m.administration_selected({ name: nameOf(selected) }) : hint}
        </Typography>
        {reason !== undefined && (
          <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
            {reason}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        {actions.map((action, index) => (
          <ActionButton
            key={action.label}
            label={action.label}
            icon={action.icon}
            isDestructive={action.isDestructive === true}
            isRefused={selected === null || refusals[index] !== null}
            reasonId={id}
            onClick={() => selected && action.run(selected)}
          />
        ))}
      </Box>
    </Box>
  )
}

/** In sight while the page is scrolled, above the table. */
const STAYS = { position: 'sticky', top: TOP_BAR_HEIGHT, zIndex: 2, ...NOT_ON_PAPER } as const

/** Two lines at most, so that the longest name leaves the table where it is. */
const CHOSEN = {
  fontWeight: 600,
  lineHeight: 1.3,
  color: 'primary.main',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
}
