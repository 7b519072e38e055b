import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { filledInContrast } from '../../../shared/ui/sx.ts'
import { type Figure, type FigureRow, wordsOf } from './figure.ts'

const TRACK = 16

/** The figure drawn as bars, for the eye alone: its table says the same to everybody. */
export function BarChart({ rows, most, drawn }: Pick<Figure, 'rows' | 'most' | 'drawn'>) {
  const shown = drawn === undefined ? rows : longestFirst(rows).slice(0, drawn)
  const end = most ?? Math.max(1, ...shown.map(({ bar }) => bar?.to ?? 0))
  const place = (value: number) => `${(100 * value) / end}%`
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, max-content) minmax(80px, 1fr) max-content',
        alignItems: 'center',
        alignContent: 'start',
        columnGap: 3,
        rowGap: 3,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {shown.map(({ name, bar, cells }) => (
        <Fragment key={name}>
          <Box sx={{ maxWidth: '26ch', overflowWrap: 'break-word', lineHeight: 1.25 }}>{name}</Box>
          <Box sx={{ position: 'relative', height: TRACK, borderRadius: '4px', bgcolor: 'neutral.tint' }}>
            {bar && (
              <Box
                sx={{
                  position: 'absolute',
                  insetBlock: 0,
                  left: place(bar.from),
                  width: place(bar.to - bar.from),
                  minWidth: bar.to > 0 ? 3 : 0,
                  borderRadius: '4px',
                  bgcolor: 'primary.main',
                  ...filledInContrast('CanvasText'),
                }}
              />
            )}
            {bar?.mark !== undefined && (
              <Box
                sx={{
                  position: 'absolute',
                  insetBlock: -3,
                  left: `clamp(0px, calc(${place(bar.mark)} - 2px), calc(100% - 4px))`,
                  width: 4,
                  borderRadius: '2px',
                  bgcolor: 'accent.main',
                  ...filledInContrast('Highlight'),
                  outline: '1px solid',
                  outlineColor: (theme) => theme.vars.palette.background.paper,
                }}
              />
            )}
          </Box>
          <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>
            {bar?.words ?? (cells.includes('hidden') ? wordsOf('hidden') : '')}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

function longestFirst(rows: readonly FigureRow[]): FigureRow[] {
  return rows.filter(({ bar }) => (bar?.to ?? 0) > 0).sort((a, b) => (b.bar?.to ?? 0) - (a.bar?.to ?? 0))
}
