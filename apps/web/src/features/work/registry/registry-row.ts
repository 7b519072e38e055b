/** A line of the lists of the register: what it says, and a chip beside or below that. */
export const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  justifyItems: 'start',
  alignItems: 'start',
  columnGap: 3,
  rowGap: 2,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const
