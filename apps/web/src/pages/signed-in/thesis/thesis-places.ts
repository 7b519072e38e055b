/** Parts of the page of a thesis that something leads to, beside its steps. */
export const PLACES = { whatNow: 'what-now', interested: 'interested-students' } as const
