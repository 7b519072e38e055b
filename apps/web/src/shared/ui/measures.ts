/** Touch screens without a mouse. */
export const TOUCH = '@media (pointer: coarse)'

/** Marks a bar that stays at the lower edge of a phone, so that what takes the focus is scrolled clear of it. */
export const BOTTOM_BAR = 'data-bottom-bar'

/** Marks the frame whose pages have the bar of the phone. */
export const PHONE_BAR = 'data-phone-bar'

/** What the bar of the phone takes of the lower edge, with the part that phones keep for themselves; nothing without it. */
export const PHONE_BAR_HEIGHT = 'var(--phone-bar, 0px)'

/** Marks a page that says itself that no answer came, so that the bar above it does not say it too. */
export const NO_ANSWER = 'data-no-answer'

/** The bar that stays at the top of every page; pixels. */
export const TOP_BAR_HEIGHT = 60

/** The width of pages that are read or filled in from top to bottom; every other page takes the whole width. CSS pixels. */
export const READING_WIDTH = 720
