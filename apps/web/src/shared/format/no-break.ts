/** Stands between a number and its unit and between the parts of a date, so that no line ends there. */
export const NO_BREAK = '\u00a0'
