/** The subject of what is kept about offices; every change of one names it. */
export const OFFICES = 'offices'
