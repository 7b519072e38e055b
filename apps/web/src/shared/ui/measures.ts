/** Touch screens without a mouse. */
export const TOUCH = '@media (pointer: coarse)'

/** The bar that stays at the top of every page; pixels. */
export const TOP_BAR_HEIGHT = 60
