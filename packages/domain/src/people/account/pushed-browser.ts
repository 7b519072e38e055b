/** Browsers of a person to which notices are pushed; the one that was added first makes way for one more. */
export const PUSHED_BROWSERS_MAX = 10
