/** What is read of any table, whatever its kind; a kind says how many rows and columns it takes beside. */
export const TABLE_LIMITS = {
  /** As many as a cell of Excel takes. */
  cellCharacters: 32_767,
  /** All cells together. A list of 20,000 people has some four million. */
  characters: 10_000_000,
  /** The parts of a workbook, unpacked. A list of 20,000 people has some 15 MB. */
  unpackedBytes: 60_000_000,
  /** The files within a workbook. */
  parts: 1_000,
  /** Ranges of merged cells. A list of 20,000 people in groups of two has half of them. */
  merged: 20_000,
} as const

export interface TableLimits {
  rows: number
  columns: number
}
