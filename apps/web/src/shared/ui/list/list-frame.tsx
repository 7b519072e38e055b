import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Pagination } from '../pagination.tsx'
import { SearchField } from '../search-field.tsx'
import { ListSkeleton } from '../skeletons.tsx'
import { NOT_ON_PAPER, VISUALLY_HIDDEN } from '../sx.ts'
import { ROWS_PER_PAGE } from './rows-per-page.ts'

interface ListFrameProps {
  /** Where the list is searched. */
  search?: {
    label: string
    value: string
    onChange: (text: string) => void
    inputRef?: Ref<HTMLInputElement>
  }
  /** Beside the search: the button of further filters, which unfold below both. */
  panel?: ReactNode
  /** At the far end: what is done with the whole list. */
  tools?: ReactNode
  /** Below both: the chips and fields that narrow the list. */
  filters?: ReactNode
  /** How many entries all pages have together; undefined until it is known. */
  total: number | undefined
  /** Whether the entries are still those of the choice before. */
  isComing?: boolean
  /** Says the number, which is read aloud when it changes; of an empty list it is only heard, because `empty` says it. */
  counted?: (total: number) => string
  /** Beside the number: the order and the form of the entries. */
  arrangement?: ReactNode
  /** Instead of the entries as long as they are not known: by itself a skeleton. */
  place?: ReactNode
  /** Instead of the entries where there are none. */
  empty: ReactNode
  paging?: {
    page: number
    pageSize: number
    /** What a page may have, from the least; by itself as every table. */
    sizes?: readonly number[]
    onChange: (page: number, options?: { replace: boolean }) => void
    onPageSize: (rows: number) => void
  }
  /** The entries of the page. */
  children: ReactNode
}

/** What every list has around its entries: search, tools, filters, number, its place while it comes, pages. */
export function ListFrame({
  search,
  panel,
  tools,
  filters,
  total,
  isComing = false,
  counted,
  arrangement,
  place,
  empty,
  paging,
  children,
}: ListFrameProps) {
  const { sizes = ROWS_PER_PAGE } = paging ?? {}
  return (
    <Box>
      <Box sx={BAR}>
        {search ? (
          <Box role="search" sx={{ ...SEARCH, ...(search.value === '' && NOT_ON_PAPER) }}>
            <SearchField {...search} onChange={(text) => search.onChange(text.trim())} />
          </Box>
        ) : (
          filters
        )}
        {panel}
        {tools && <Box sx={TOOLS}>{tools}</Box>}
      </Box>
      {search && filters && <Box sx={{ mb: 4 }}>{filters}</Box>}
      <Box sx={LINE}>
        {counted && (
          <Typography role="status" sx={total === 0 ? VISUALLY_HIDDEN : COUNT}>
            {total !== undefined && counted(total)}
          </Typography>
        )}
        <Box sx={ARRANGEMENT}>
          {arrangement}
          {paging && total !== undefined && total > Math.min(...sizes) && (
            <RowsField {...paging} sizes={sizes} />
          )}
        </Box>
      </Box>
      {total === undefined ? (
        (place ?? <ListSkeleton count={6} />)
      ) : total === 0 ? (
        empty
      ) : (
        <Box aria-busy={isComing} sx={{ opacity: isComing ? 0.6 : 1, transition: 'opacity 160ms' }}>
          {children}
        </Box>
      )}
      {paging && total !== undefined && (
        <Pagination page={paging.page} pageSize={paging.pageSize} total={total} onChange={paging.onChange} />
      )}
    </Box>
  )
}

function RowsField({
  pageSize,
  sizes,
  onPageSize,
}: Pick<Required<NonNullable<ListFrameProps['paging']>>, 'pageSize' | 'sizes' | 'onPageSize'>) {
  return (
    <TextField
      select
      label={m.list_rows_per_page()}
      value={pageSize}
      onChange={({ target }) => onPageSize(Number(target.value))}
      sx={{ width: 104 }}
    >
      {sizes.map((rows) => (
        <MenuItem key={rows} value={rows}>
          {rows}
        </MenuItem>
      ))}
    </TextField>
  )
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 } as const
const SEARCH = { flex: '1 1 260px', maxWidth: 520 } as const
/** At the far end, where the table ends as well. */
const FAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, ...NOT_ON_PAPER } as const
const TOOLS = { ...FAR, ml: { md: 'auto' } } as const
const ARRANGEMENT = {
  ...FAR,
  width: { xs: '100%', sm: 'auto' },
  justifyContent: 'flex-end',
  ml: 'auto',
  '&:empty': { display: 'none' },
} as const
const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 } as const
const COUNT = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const
