/** A cell of a table that was read: a text, or a number that its format shows otherwise than by its value, 1234 as `01234`. */
export type TableCell = string | { value: string; shown: string }

export const shownText = (cell: TableCell): string => (typeof cell === 'string' ? cell : cell.shown)
export const valueText = (cell: TableCell): string => (typeof cell === 'string' ? cell : cell.value)
