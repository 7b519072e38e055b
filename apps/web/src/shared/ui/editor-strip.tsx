import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { TOUCH } from './measures.ts'

/** The signs of the editor's toolbar by their groups, as lines of a drawing of 24 by 24. */
const SIGNS = [
  [
    'M8 12V5h5a3.5 3.5 0 0 1 0 7H8v7h6a3.5 3.5 0 0 0 0-7',
    'M10 5h8M6 19h8M14 5l-4 14',
    'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
    'M17 8q-1-3-5-3T7 8q0 2 3 3M4 12h16M7 16q1 3 5 3t5-3',
  ],
  [
    'M5 6h14M12 6v13',
    'M7 8h10M12 8v10',
    'M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11',
    'M4 4v4M9 6h11M4 10v4M9 12h11M4 16v4M9 18h11',
    'M6 16l3-4V8H5v4h4M15 16l3-4V8h-4v4h4',
    'M10 8H7a4 4 0 0 0 0 8h3M14 8h3a4 4 0 0 1 0 8h-3M8 12h8',
  ],
  ['M4 8v6h6M4 14a9 9 0 0 1 16 3', 'M20 8v6h-6M20 14a9 9 0 0 0-16 3'],
] as const

/** A still picture of the toolbar that is on its way, as high as the toolbar will be. */
export function EditorStrip() {
  return (
    <Box aria-hidden sx={STRIP}>
      {SIGNS.map((group) => (
        <Fragment key={group[0]}>
          {group !== SIGNS[0] && <i />}
          {group.map((sign) => (
            <svg key={sign} viewBox="0 0 24 24" aria-hidden>
              <path d={sign} />
            </svg>
          ))}
        </Fragment>
      ))}
    </Box>
  )
}

/** The size of the toolbar and of its picture, so that nothing moves when one replaces the other. */
export const TOOLBAR_SPACE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  p: 1,
  minHeight: 48,
  borderBottom: 1,
  borderColor: 'divider',
} as const

const STRIP = {
  ...TOOLBAR_SPACE,
  '& i': { width: 9 },
  '& svg': {
    width: 36,
    height: 36,
    p: 1.75,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    color: 'text.secondary',
    opacity: 0.6,
    [TOUCH]: { width: 44, height: 44, p: 2.75 },
  },
} as const
