/** For the link in a card's title: the whole card leads where it leads. The card is `position: relative`. */
export const WHOLE_CARD = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const
