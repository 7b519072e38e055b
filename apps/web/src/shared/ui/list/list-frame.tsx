import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Pagination } from '../pagination.tsx'
import { SearchField } from '../search-field.tsx'
import { ListSkeleton } from '../skeletons.tsx'
import { NOT_ON_PAPER } from '../sx.ts'
import { ROWS_PER_PAGE, type RowsPerPage } from './rows-per-page.ts'

interface ListFrameProps {
  /** Where the list is searched. */
  search?: { label: string; value: string; onChange: (text: string) => void }
  /** Beside the search: what is done with the whole list. */
  tools?: ReactNode
  /** Below both: the chips and fields that narrow the list. */
  filters?: ReactNode
  /** How many entries all pages have together; undefined until it is known. */
  total: number | undefined
  /** Whether the entries are still those of the choice before. */
  isComing?: boolean
  /** Says the number, which is read aloud when it changes; none is said where there is nothing. */
  counted?: (total: number) => string
  /** Instead of the entries where there are none. */
  empty: ReactNode
  paging?: {
    page: number
    pageSize: RowsPerPage
    onChange: (page: number, options?: { replace: boolean }) => void
    onPageSize: (rows: RowsPerPage) => void
  }
  /** The entries of the page. */
  children: ReactNode
}

/** What every list has around its entries: search, tools, filters, number, its place while it comes, pages. */
export function ListFrame({
  search,
  tools,
  filters,
  total,
  isComing = false,
  counted,
  empty,
  paging,
  children,
}: ListFrameProps) {
  return (
    <Box>
      <Box sx={BAR}>
        {search ? (
          <Box role="search" sx={{ flex: '1 1 260px', maxWidth: 520 }}>
            <SearchField {...search} onChange={(text) => search.onChange(text.trim())} />
          </Box>
        ) : (
          filters
        )}
        {tools && <Box sx={TOOLS}>{tools}</Box>}
      </Box>
      {search && filters && <Box sx={{ mb: 4 }}>{filters}</Box>}
      <Box sx={LINE}>
        {counted && (
          <Typography role="status" sx={COUNT}>
            {total !== undefined && total > 0 && counted(total)}
          </Typography>
        )}
        {paging && total !== undefined && total > ROWS_PER_PAGE[0] && <RowsField {...paging} />}
      </Box>
      {total === undefined ? (
        <ListSkeleton count={6} />
      ) : total === 0 ? (
        empty
      ) : (
        <Box aria-busy={isComing} sx={{ opacity: isComing ? 0.6 : 1, transition: 'opacity 160ms' }}>
          {children}
        </Box>
      )}
      {paging && (
        <Pagination
          page={paging.page}
          pageSize={paging.pageSize}
          total={total ?? 0}
          onChange={paging.onChange}
        />
      )}
    </Box>
  )
}

function RowsField({
  pageSize,
  onPageSize,
}: Pick<NonNullable<ListFrameProps['paging']>, 'pageSize' | 'onPageSize'>) {
  return (
    <TextField
      select
      label={m.list_rows_per_page()}
      value={pageSize}
      onChange={({ target }) => onPageSize(Number(target.value) as RowsPerPage)}
      sx={{ width: 104, ml: 'auto', ...NOT_ON_PAPER }}
    >
      {ROWS_PER_PAGE.map((rows) => (
        <MenuItem key={rows} value={rows}>
          {rows}
        </MenuItem>
      ))}
    </TextField>
  )
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  mb: 4,
  ...NOT_ON_PAPER,
} as const
/** At the far end, where the table ends as well. */
const TOOLS = { display: 'flex', flexWrap: 'wrap', gap: 3, ml: { md: 'auto' } } as const
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 } as const
const COUNT = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const
