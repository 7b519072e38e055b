import Box from '@mui/material/Box'
import { PlainTable } from '../../../shared/ui/plain-table.tsx'
import { type Figure, wordsOf } from './figure.ts'

/** The table of a figure; a long or a wide one is scrolled. */
export function FigureTable({ title, headings, rows }: Pick<Figure, 'title' | 'headings' | 'rows'>) {
  return (
    <Box sx={NUMBERS}>
      <PlainTable label={title} maxHeight={480}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]}>{wordsOf(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Box>
  )
}

/** Numbers stand at the end of their columns, below the last line of a heading. */
const NUMBERS = {
  minWidth: 0,
  '& thead th': { verticalAlign: 'bottom', lineHeight: 1.25 },
  '& :is(thead th:not(:first-of-type), td)': { textAlign: 'end' },
} as const
