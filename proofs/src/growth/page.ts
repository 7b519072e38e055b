import type { GrowingTable } from '@diatrivi/api/retentions'
import { GROWTH, keptRows, THESES_A_YEAR, YEARS } from './kept-rows.ts'

export const TITLE = 'What grows'

const MEGABYTE = 1_000_000

const whole = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** The part of the page, from the bytes of one row of each table. */
export function growthPage(bytes: Readonly<Record<GrowingTable, number>>, where: string): string[] {
  const tables = Object.keys(GROWTH) as GrowingTable[]
  const sizes = tables.map((table) => keptRows(GROWTH[table]) * bytes[table])
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return [
    `How large each table stands after ${YEARS} years with ${whole(THESES_A_YEAR)} theses a year and the retentions as they come (\`docs/guides/upkeep.md\`). ${where}`,
    '',
    '| table | what | bytes a row | rows a thesis | days kept | rows then | MB then |',
    '|---|---|---|---|---|---|---|',
    ...tables.map((table, index) => {
      const { what, perThesis, lives } = GROWTH[table]
      const rows = whole(keptRows(GROWTH[table]))
      const size = whole((sizes[index] ?? 0) / MEGABYTE)
      return `| ${table} | ${what} | ${Math.round(bytes[table])} | ${perThesis} | ${lives} | ${rows} | ${size} |`
    }),
    `| together | | | | | | ${whole(total / MEGABYTE)} |`,
    '',
    'Bytes are those of the rows and their indexes as they are inserted; room that deleted rows leave is used again and adds some tenths. Rows a thesis are guesses:',
    '',
    ...tables.map((table) => `- ${table}: ${GROWTH[table].because}`),
  ]
}
