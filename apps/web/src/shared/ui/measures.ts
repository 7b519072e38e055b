/** Touch screens without a mouse. */
export const TOUCH = '@media (pointer: coarse)'

/** Marks a bar that stays at the lower edge of a phone, so that what takes the focus is scrolled clear of it. */
export const BOTTOM_BAR = 'data-bottom-bar'

/** The bar that stays at the top of every page; pixels. */
export const TOP_BAR_HEIGHT = 60
