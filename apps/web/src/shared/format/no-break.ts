/** Between a number and its unit and between the parts of a date, which are read twice when a line ends there. */
export const NO_BREAK = '\u00a0'
