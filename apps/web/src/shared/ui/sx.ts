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

/** Style for the link in a card's title, which makes the whole card a link. The card is `position: relative`. */
export const WHOLE_CARD = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const

/** Style for what leads elsewhere on such a card. */
export const ABOVE_WHOLE_CARD = { position: 'relative', zIndex: 1 } as const

/** Style for what is of no use on paper: menus, buttons, fields. */
export const NOT_ON_PAPER = { displayPrint: 'none' } as const
