import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { changedWords, type Piece, withoutTheSame } from './changed-words.ts'
import type { Difference, Side } from './compared-field.ts'
import { MarkedText } from './marked-text.tsx'

interface ConflictChoiceProps {
  difference: Difference
  side: Side
  onChoose: (side: Side) => void
}

const CHANGED_BY: Record<Difference['changedBy'], () => string> = {
  me: m.conflict_changed_by_me,
  others: m.conflict_changed_by_others,
  both: m.conflict_changed_by_both,
}

/** One field: what the form holds and what was saved meanwhile. */
export function ConflictChoice({ difference, side, onChoose }: ConflictChoiceProps) {
  const { label, mine, saved, changedBy } = difference
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const pieces = useMemo(() => changedWords(mine, saved), [mine, saved])
  const short = { mine: withoutTheSame(pieces.mine), saved: withoutTheSame(pieces.saved) }
  const isFormatOnly = mine === saved
  const isShortened =
    !isFormatOnly && (isShorter(short.mine, pieces.mine) || isShorter(short.saved, pieces.saved))
  const shown = isShortened && !isWhole ? short : pieces

  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3, mb: 2 }}>
        <Typography id={id} variant="h3">
          {label}
        </Typography>
        <Typography id={`${id}-by`} variant="body2" sx={{ color: 'text.secondary' }}>
          {isFormatOnly ? m.conflict_formatting() : CHANGED_BY[changedBy]()}
        </Typography>
      </Box>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-by`}
        value={side}
        onChange={(_event, value) => onChoose(value === 'saved' ? 'saved' : 'mine')}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Version side="mine" title={m.conflict_mine()} pieces={shown.mine} isChosen={side === 'mine'} />
        <Version side="saved" title={m.conflict_saved()} pieces={shown.saved} isChosen={side === 'saved'} />
      </RadioGroup>
      {isShortened && (
        <Button
          size="small"
          variant="text"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ mt: 1 }}
        >
          {isWhole ? m.conflict_only_changes() : m.conflict_whole_text()}
        </Button>
      )}
    </Box>
  )
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)

const isShorter = (one: readonly Piece[], other: readonly Piece[]) => lengthOf(one) < lengthOf(other)

interface VersionProps {
  side: Side
  title: string
  pieces: readonly Piece[]
  isChosen: boolean
}

/** The whole frame chooses; the name of the choice is its title, and the text describes it. */
function Version({ side, title, pieces, isChosen }: VersionProps) {
  const id = useId()
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{
        display: 'block',
        p: 3,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? 'primary.main' : 'controlEdge',
        // A second line inwards, so that nothing moves when the choice does.
        boxShadow: isChosen ? 'inset 0 0 0 1px var(--edge)' : 'none',
        '--edge': (theme) => theme.vars.palette.primary.main,
        cursor: 'pointer',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Radio
          value={side}
          size="small"
          sx={{ m: -1 }}
          slotProps={{
            input: { id, 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` },
          }}
        />
        <Box component="span" id={`${id}-title`} sx={{ fontWeight: 600, ml: 1 }}>
          {title}
        </Box>
      </Box>
      <MarkedText id={`${id}-text`} pieces={pieces} />
    </Box>
  )
}
