import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type Figure, wordsOf } from './figure.ts'

/** The table of a figure; a long or a wide one is scrolled, and so takes the focus. */
export function FigureTable({ title, headings, rows }: Pick<Figure, 'title' | 'headings' | 'rows'>) {
  return (
    <Box role="group" aria-label={title} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 480, minWidth: 0 }}>
      <Table size="small" stickyHeader aria-label={title} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            {headings.map((heading, index) => (
              <TableCell
                key={heading}
                align={index === 0 ? 'left' : 'right'}
                sx={{ bgcolor: 'background.paper', verticalAlign: 'bottom', lineHeight: 1.25 }}
              >
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, cells }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                <TableCell key={headings[index + 1]} align="right">
                  {wordsOf(cell)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
