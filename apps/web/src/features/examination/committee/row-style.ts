/** What can be pressed stands below the text on a phone. */
export const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  justifyItems: 'start',
  columnGap: 4,
  rowGap: 3,
  alignItems: 'center',
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
} as const
