/** The parts of the page of a thesis that have links to them, beside its steps. */
export const PLACES = { whatNow: 'what-now', interested: 'interested-students' } as const
