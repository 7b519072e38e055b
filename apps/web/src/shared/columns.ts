/** Under which the address of a list keeps the columns that were chosen. */
export const COLUMNS_PARAMETER = 'columns'

/** The names of the chosen columns; null as long as none have been chosen. */
export function readColumns(search: URLSearchParams): string[] | null {
  const names = search.get(COLUMNS_PARAMETER)
  return names === null ? null : columnsIn(names)
}

export const columnsIn = (names: string): string[] => names.split(',').filter((name) => name !== '')

/** Whether a list shows a column: one that was chosen, or, where none was, one that it shows by itself. */
export function isColumnShown(
  chosen: readonly string[] | null,
  { name, isByItself }: { name: string; isByItself: boolean },
): boolean {
  return chosen === null ? isByItself : chosen.includes(name)
}
