export const ROW_HEIGHT = 52
export const HEADER_HEIGHT = 48
const FOOTER_HEIGHT = 54
const FEWEST_ROWS_IN_SIGHT = 6
/** The height of the parts above and below the grid on a page of the administrator. */
const REST_OF_THE_PAGE = 380

const outsideRows = HEADER_HEIGHT + FOOTER_HEIGHT + 2

/**
 * As high as its rows, at most the rest of the window: the header stays in sight, only visible rows are drawn, and
 * nothing moves when they come.
 */
export function gridHeight(rows: number): string {
  const whole = Math.max(rows, FEWEST_ROWS_IN_SIGHT) * ROW_HEIGHT + outsideRows
  const least = FEWEST_ROWS_IN_SIGHT * ROW_HEIGHT + outsideRows
  return `min(${whole}px, max(${least}px, calc(100dvh - ${REST_OF_THE_PAGE}px)))`
}

export const GRID_STYLE = {
  border: 0,
  borderRadius: 0,
  fontSize: '1rem',
  '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
  '& .MuiDataGrid-columnHeaderTitle': {
    fontWeight: 600,
    color: 'text.secondary',
    lineHeight: 1.2,
    whiteSpace: 'normal',
  },
  '& .MuiDataGrid-row': { cursor: 'pointer' },
  // Long names wrap, because two departments often differ at the end of the name only.
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'center',
    minHeight: ROW_HEIGHT,
    py: 3,
    lineHeight: 1.35,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiDataGrid-cell:focus-within, & .MuiDataGrid-columnHeader:focus-within': { outlineOffset: -2 },
  '& .MuiDataGrid-cellCheckbox': { py: 0 },
} as const

export const GRID_PARTS = {
  // A tooltip else names what it stands around, and a span without a role takes no name: its button has one.
  baseTooltip: { material: { describeChild: true } },
  /** Our fields are as wide as their place; in the panel each needs one of its own. One condition needs no "and". */
  filterPanel: {
    sx: {
      border: '1px solid var(--mui-palette-floatingEdge)',
      borderRadius: 'inherit',
      '& .MuiDataGrid-filterForm': { alignItems: 'center', gap: 3, p: 4 },
      '& .MuiDataGrid-filterForm > .MuiFormControl-root': { flex: 'none', width: 180 },
      '& .MuiFormControl-root > .MuiInputBase-root': { width: '100%' },
      '& .MuiFormControl-root:has(> .MuiDataGrid-filterFormLogicOperatorInput)': { display: 'none' },
      '& .MuiDataGrid-filterFormValueInput': { flex: 'none', width: 210 },
      '& input::placeholder': { color: 'text.secondary', opacity: 1 },
    },
  },
} as const
