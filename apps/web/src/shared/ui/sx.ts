import { TOUCH } from './measures.ts'

/** The least size of what a finger presses; CSS pixels. */
export const FINGERTIP = 44

/** Style for a link that stands alone, and not in running text: a finger hits it beside its letters too. */
export const LONE_LINK = {
  [TOUCH]: {
    display: 'inline-block',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: `min(0px, (100% - ${FINGERTIP}px) / 2)`,
    },
  },
} as const

/** Style for text that is read aloud and not shown. */
export const VISUALLY_HIDDEN = {
  border: 0,
  clipPath: 'inset(50%)',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  padding: 0,
  position: 'absolute',
  whiteSpace: 'nowrap',
  width: '1px',
} as const

/** Style for what is told by its ground alone, as a bar or a dot: contrast themes leave it none but a colour of theirs. */
export const filledInContrast = (backgroundColor: 'CanvasText' | 'Highlight') => ({
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor },
})

/** Style for the late part of a bar. */
export const HATCHED = {
  border: '1px solid',
  borderColor: 'error.main',
  color: 'error.main',
  bgcolor: 'error.tint',
  backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 2px, transparent 2px 5px)',
} as const

/** Style for the link in a card's title, which makes the whole card a link. The card is `position: relative`. */
export const WHOLE_CARD = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const

/** Style for what leads elsewhere on such a card. */
export const ABOVE_WHOLE_CARD = { position: 'relative', zIndex: 1 } as const

/** Style for what is of no use on paper: menus, buttons, fields. */
export const NOT_ON_PAPER = { displayPrint: 'none' } as const

/** Style for a button of what is done with a whole list: three stand beside each other on a phone, where each is its word alone. */
export const TOOL_LOOK = {
  minHeight: 44,
  px: { xs: 3, sm: 4 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  ...NOT_ON_PAPER,
} as const
