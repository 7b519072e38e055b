import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { m } from '../../../../paraglide/messages.js'
import ArrowDownwardOutlined from '../../../../shared/icons/arrow-downward-outlined.tsx'
import ArrowUpwardOutlined from '../../../../shared/icons/arrow-upward-outlined.tsx'

export interface Moves {
  up: boolean
  down: boolean
  onMove: (by: -1 | 1) => void
}

/** A button keeps the focus when its item has reached the end. */
export function MoveButtons({ title, up, down, onMove }: Moves & { title: string }) {
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton aria-label={m.word_move_up({ title })} aria-disabled={!up} onClick={() => up && onMove(-1)}>
        <ArrowUpwardOutlined fontSize="small" aria-hidden />
      </IconButton>
      <IconButton
        aria-label={m.word_move_down({ title })}
        aria-disabled={!down}
        onClick={() => down && onMove(1)}
      >
        <ArrowDownwardOutlined fontSize="small" aria-hidden />
      </IconButton>
    </Box>
  )
}
