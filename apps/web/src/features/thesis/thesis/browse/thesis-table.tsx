import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell, { type TableCellProps } from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { MarkedText } from '../../../../shared/ui/marked-text.tsx'
import { NOT_ON_PAPER, VISUALLY_HIDDEN } from '../../../../shared/ui/sx.ts'
import { FitNote } from '../chips/fit-note.tsx'
import type { ThesisList } from '../thesis.queries.ts'
import { SearchHitsLines } from './search-hits.tsx'
import { columnsOf, type ThesisColumn, wordsOf } from './thesis-columns.tsx'

interface ThesisTableProps {
  list: ThesisList
  theses: readonly Thesis[]
  /** The columns that were chosen, where they can be; null before. */
  columns: readonly string[] | null
  today: IsoDate
  order: ThesisOrder
  onOrder: (order: ThesisOrder) => void
  pathOf: (thesis: Thesis) => string
  /** The box that chooses a thesis. */
  selectionBox?: ((thesis: Thesis) => ReactNode) | undefined
}

/** On phones a thesis is one cell: what stands in the columns follows its title. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } }

const SELECTION = { width: 48, verticalAlign: { xs: 'top', sm: 'middle' }, ...NOT_ON_PAPER }

/** The theses of a page, one a row. */
export function ThesisTable({
  list,
  theses,
  columns: chosen,
  today,
  pathOf,
  selectionBox,
  ...ordered
}: ThesisTableProps) {
  const columns = columnsOf(list, chosen)
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label={m.thesis_list_theses()}
        sx={{
          bgcolor: 'background.paper',
          '& .MuiChip-root': { height: 'auto', minHeight: 24 },
          '& .MuiChip-label': { whiteSpace: 'normal' },
        }}
      >
        <TableHead>
          <TableRow>
            {selectionBox && (
              <TableCell padding="none" sx={SELECTION}>
                <Box component="span" sx={VISUALLY_HIDDEN}>
                  {m.thesis_list_selection()}
                </Box>
              </TableCell>
            )}
            <Heading
              label={m.word_title()}
              by="title"
              {...ordered}
              sx={{ width: { sm: '36%' }, minWidth: { sm: 220 } }}
            />
            {columns.map(({ label, order }) => (
              <Heading key={label()} label={label()} by={order} {...ordered} sx={WIDE_ONLY} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {theses.map((thesis) => (
            <TableRow key={thesis.id} hover>
              {selectionBox && (
                <TableCell padding="none" sx={SELECTION}>
                  {selectionBox(thesis)}
                </TableCell>
              )}
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word' }}>
                <Link
                  component={RouterLink}
                  to={pathOf(thesis)}
                  underline="hover"
                  sx={{ display: 'block', py: { xs: 1, sm: 0 }, fontWeight: 600 }}
                >
                  <MarkedText text={thesis.title} />
                </Link>
                <FitNote fit={thesis.fit} mt={1} />
                <SearchHitsLines thesis={thesis} isOwn={list !== 'open' && list !== 'department'} />
                <Box sx={{ display: { sm: 'none' }, color: 'text.secondary', fontWeight: 400 }}>
                  <FactsInWords columns={columns} facts={{ thesis, today }} />
                </Box>
              </TableCell>
              {columns.map((column) => (
                <TableCell key={column.label()} sx={WIDE_ONLY}>
                  {column.draw?.({ thesis, today }) ?? (
                    <Words column={column} words={wordsOf(column, { thesis, today })} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Each order has one direction; these begin with the most. */
const MOST_FIRST: readonly ThesisOrder[] = ['progress', 'late']

interface HeadingProps extends Pick<ThesisTableProps, 'order' | 'onOrder'>, Pick<TableCellProps, 'sx'> {
  label: string
  by: ThesisOrder | undefined
}

/** The heading of a column; pressing one that orders the list does so, and pressing it again goes back to the newest first. */
function Heading({ label, by, order, onOrder, sx }: HeadingProps) {
  if (by === undefined) return <TableCell sx={sx}>{label}</TableCell>
  const isActive = order === by
  const direction = MOST_FIRST.includes(by) ? 'desc' : 'asc'
  return (
    <TableCell sx={sx} sortDirection={isActive && direction}>
      <TableSortLabel
        active={isActive}
        direction={direction}
        onClick={() => onOrder(isActive ? 'newest' : by)}
        sx={{ minHeight: { xs: 44, sm: 'auto' } }}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  )
}

interface FactsInWordsProps {
  columns: readonly ThesisColumn[]
  facts: Parameters<typeof wordsOf>[1]
}

function FactsInWords({ columns, facts }: FactsInWordsProps) {
  const said = columns.map((column) => ({ column, words: wordsOf(column, facts) }))
  return said
    .filter(({ words }) => words !== '')
    .map(({ column, words }, index) => (
      <span key={column.label()}>
        <span>{`${index > 0 ? ' · ' : ''}${column.label()}: `}</span>
        <Words column={column} words={words} />
      </span>
    ))
}

function Words({ column, words }: { column: ThesisColumn; words: string }) {
  return column.isSearched ? <MarkedText text={words} /> : words
}
