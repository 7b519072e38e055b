import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import TableSortLabel from '@mui/material/TableSortLabel'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Link as RouterLink, type To } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { Definitions } from '../definitions.tsx'
import { SCROLLED, TABLE } from '../plain-table.tsx'
import { ABOVE_WHOLE_CARD, NOT_ON_PAPER, VISUALLY_HIDDEN, WHOLE_CARD } from '../sx.ts'
import { useIsPrinting } from '../use-is-printing.ts'

export interface ListColumn<Row> {
  heading: string
  /** An empty text where there is nothing to say, which a card leaves out. */
  read: (row: Row) => ReactNode
  /** The order of the list in which this column says what comes first. */
  order?: string
  /** A sign that a card has beside its title. */
  isSign?: boolean
  /** A part of the title of a card, which does not say it again. */
  isInTitle?: boolean
  /** A card says it only once it is unfolded. */
  isFurther?: boolean
  /** One number or day, which is not parted, or a title, which has the space of some words. */
  size?: 'short' | 'long'
}

interface ListTableProps<Row> {
  /** Its name, for those who hear it. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** What a row is about: the head of its row, and of its card. */
  title: Omit<ListColumn<Row>, 'isSign'> & {
    below?: (row: Row) => ReactNode
    /** What an entry is called, where the head of its row says a part of it: the name of its link, and the title of its card. */
    nameOf?: (row: Row) => string
    /** Where an entry leads, by a link that the whole of it takes; undefined for an entry that leads nowhere. */
    to?: (row: Row) => To | undefined
  }
  columns: readonly ListColumn<Row>[]
  /** The order of the list, where the heads change it. */
  ordered?: { by: string; isDown: boolean; onOrder: (by: string) => void } | undefined
  /** Whether an entry is chosen, where its row says so. */
  isChosen?: (row: Row) => boolean
  /** The box that chooses an entry. */
  box?: ((row: Row) => ReactNode) | undefined
  /** What can be done with an entry. */
  actions?: ((row: Row) => ReactNode) | undefined
}

/** The entries of a list: a table on wide screens and on paper, cards on phones. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const isPrinting = useIsPrinting()
  return isNarrow && !isPrinting ? <Cards {...props} /> : <Rows {...props} />
}

function Rows<Row>({
  label,
  rows,
  keyOf,
  title,
  columns,
  ordered,
  isChosen,
  box,
  actions,
}: ListTableProps<Row>) {
  return (
    <Card role="group" tabIndex={0} aria-label={label} sx={SCROLLED}>
      <Box component="table" aria-label={label} sx={WIDE}>
        <thead>
          <tr>
            {box && (
              <Box component="th" scope="col" sx={NOT_ON_PAPER}>
                <Box component="span" sx={VISUALLY_HIDDEN}>
                  {m.list_selection()}
                </Box>
              </Box>
            )}
            <Heading column={title} ordered={ordered} />
            {columns.map((column) => (
              <Heading key={column.heading} column={column} ordered={ordered} />
            ))}
            {actions && (
              <Box component="th" scope="col" sx={PINNED}>
                {m.word_actions()}
              </Box>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Box component="tr" key={keyOf(row)} sx={isChosen?.(row) ? CHOSEN : ROW}>
              {box && (
                <Box component="td" sx={{ ...NOT_ON_PAPER, '&&': { p: 0, pl: 2, width: 52 } }}>
                  <Box sx={ABOVE_WHOLE_CARD}>{box(row)}</Box>
                </Box>
              )}
              <Box component="th" scope="row" sx={title.size === 'long' ? LONG_HEAD : HEAD_OF_ROW}>
                <Box sx={{ fontWeight: 600 }}>
                  <Title row={row} title={title} />
                </Box>
                <Below>{title.below?.(row)}</Below>
              </Box>
              {columns.map(({ heading, read, size }) => (
                <Box component="td" key={heading} sx={SIZES[size ?? 'usual']}>
                  {read(row)}
                </Box>
              ))}
              {actions && (
                <Box component="td" sx={PINNED}>
                  <Box sx={ROW_ACTIONS}>{actions(row)}</Box>
                </Box>
              )}
            </Box>
          ))}
        </tbody>
      </Box>
    </Card>
  )
}

interface HeadingProps {
  column: { heading: string; order?: string }
  ordered: ListTableProps<unknown>['ordered']
}

function Heading({ column: { heading, order }, ordered }: HeadingProps) {
  if (order === undefined || ordered === undefined) return <th scope="col">{heading}</th>
  const isActive = ordered.by === order
  return (
    <th scope="col" aria-sort={isActive ? (ordered.isDown ? 'descending' : 'ascending') : undefined}>
      <TableSortLabel
        active={isActive}
        direction={isActive && ordered.isDown ? 'desc' : 'asc'}
        onClick={() => ordered.onOrder(order)}
      >
        {heading}
      </TableSortLabel>
    </th>
  )
}

function Cards<Row>({ label, rows, keyOf, ...card }: ListTableProps<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <EntryCard key={keyOf(row)} row={row} {...card} />
      ))}
    </Box>
  )
}

interface EntryCardProps<Row> extends Pick<ListTableProps<Row>, 'title' | 'columns' | 'box' | 'actions'> {
  row: Row
}

function EntryCard<Row>({ row, title, columns, box, actions }: EntryCardProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const signs = columns.filter(({ isSign }) => isSign)
  const facts = columns
    .filter(({ isSign, isInTitle }) => !isSign && !isInTitle)
    .map(({ heading, read, isFurther }) => ({ term: heading, value: read(row), isFurther }))
    .filter(({ value }) => value !== '' && value !== null)
  const isFolded = facts.some(({ isFurther }) => isFurther)
  return (
    <Card component="li" sx={isFolded ? SHORT_CARD : CARD}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        {box && <Box sx={ABOVE_WHOLE_CARD}>{box(row)}</Box>}
        <Box sx={{ minWidth: 0 }}>
          <Typography id={`${id}title`} component="h2" variant="h3" sx={{ overflowWrap: 'break-word' }}>
            <Title row={row} title={title} isWhole />
          </Typography>
          <Below>{title.below?.(row)}</Below>
        </Box>
      </Box>
      {signs.map(({ heading, read }) => (
        <div key={heading}>{read(row)}</div>
      ))}
      <div id={id}>
        {isFolded && !isOpen ? (
          <Brief entries={facts.filter(({ isFurther }) => !isFurther)} />
        ) : (
          <Definitions entries={facts} />
        )}
      </div>
      {(actions || isFolded) && (
        <Box sx={ACTIONS}>
          {actions?.(row)}
          {isFolded && (
            <Button
              variant="text"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-describedby={`${id}title`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? m.ui_less() : m.ui_more()}
            </Button>
          )}
        </Box>
      )}
    </Card>
  )
}

/** The first facts of a card, one after the other. */
function Brief({ entries }: ComponentProps<typeof Definitions>) {
  return (
    <Box component="dl" sx={BRIEF}>
      {entries.map(({ term, value }) => (
        <div key={term}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {term}
          </Box>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  )
}

interface TitleProps<Row> extends Pick<ListTableProps<Row>, 'title'> {
  row: Row
  isWhole?: boolean
}

/** The link takes the whole entry, so that any part of it may be pressed. */
function Title<Row>({ row, title: { read, nameOf, to }, isWhole = false }: TitleProps<Row>) {
  const text = isWhole && nameOf ? nameOf(row) : read(row)
  const address = to?.(row)
  if (address === undefined) return text
  return (
    <Link
      component={RouterLink}
      to={address}
      underline="hover"
      aria-label={nameOf?.(row)}
      // Another address of the same page leaves the reader there, and is no step that "back" would take.
      replace={typeof address !== 'string'}
      preventScrollReset={typeof address !== 'string'}
      sx={WHOLE_CARD}
    >
      {text}
    </Link>
  )
}

function Below({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {children}
    </Typography>
  )
}

const WIDE = {
  ...TABLE,
  fontSize: '0.9375rem',
  '& th, & td': { ...TABLE['& th, & td'], px: 3, py: 3 },
  '& thead th': { ...TABLE['& thead th'], borderTop: 0, color: 'text.secondary', verticalAlign: 'bottom' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
} as const
/** The least widths; below them the table is scrolled sideways. */
const SIZES = { short: { whiteSpace: 'nowrap' }, usual: { minWidth: 132 }, long: { minWidth: 240 } } as const
const HEAD_OF_ROW = { minWidth: 200 } as const
const LONG_HEAD = { minWidth: 260 } as const
/** What can be pressed besides the row itself. */
const ROW = { position: 'relative', '& td a, & td button': ABOVE_WHOLE_CARD } as const
const CHOSEN = { ...ROW, bgcolor: 'primary.tint' } as const
const ACTIONS = {
  ...ABOVE_WHOLE_CARD,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  ...NOT_ON_PAPER,
} as const
/** In two lines at most where they are many. */
const ROW_ACTIONS = {
  ...ACTIONS,
  justifyContent: 'flex-end',
  ml: 'auto',
  width: 'max-content',
  maxWidth: '17rem',
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
} as const
/** What can be done with an entry stays in sight where the table is wider than the page. */
const PINNED = {
  ...NOT_ON_PAPER,
  '&&': { textAlign: 'end' },
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  boxShadow: ({ vars }: Theme) => `inset 1px 0 ${vars.palette.divider}`,
  'tbody tr:hover > &': {
    backgroundImage: ({ vars }: Theme) =>
      `linear-gradient(${vars.palette.action.hover}, ${vars.palette.action.hover})`,
  },
} as const
const CARD = {
  position: 'relative',
  p: 5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  '& dd a': ABOVE_WHOLE_CARD,
} as const
/** Three and more of them have space on the screen of a phone. */
const SHORT_CARD = { ...CARD, p: 4, gap: 2 } as const
const BRIEF = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  fontSize: '0.875rem',
  '& div': { display: 'flex', gap: 1, minWidth: 0 },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'break-word' },
} as const
