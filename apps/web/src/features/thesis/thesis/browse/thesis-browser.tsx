import { searchWords } from '@diatrivi/domain/shared/search-text'
import { THESES_PER_PAGE } from '@diatrivi/domain/thesis/thesis/thesis'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { ListFrame } from '../../../../shared/ui/list/list-frame.tsx'
import { ROWS_PER_PAGE, useRowsPerPage } from '../../../../shared/ui/list/rows-per-page.ts'
import { SearchedWords } from '../../../../shared/ui/marked-text.tsx'
import { CardGridSkeleton, ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { thesisQueries } from '../thesis.queries.ts'
import { countFilters, NO_FILTERS, PAGE_SIZES, type PageSize, type ThesisFilters } from '../thesis-filters.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ExportButton } from './export-button.tsx'
import { LayoutToggle, OrderField } from './thesis-arrangement.tsx'
import { ThesisEntries, type ThesisEntriesProps } from './thesis-entries.tsx'
import { ThesisFilterDrawer } from './thesis-filter-drawer.tsx'
import { OfficeMatterChips, OwnStatusChips } from './thesis-status-chips.tsx'
import { asLaidOut, useThesisLayout } from './use-thesis-layout.ts'
import { useThesisSearch } from './use-thesis-search.ts'

interface ThesisBrowserProps
  extends Pick<ThesisEntriesProps, 'list' | 'pathOf' | 'isOwn' | 'cardActions' | 'copyList'> {
  /** What to say and offer when the list is empty without any filter. */
  empty: ReactNode
  /** Instead of the button that saves the list as a file. */
  tools?: ReactNode
}

/** One list of theses with its search and filters, as cards or as a table; the address bar keeps what was asked. */
export function ThesisBrowser({ list, empty, tools, ...entries }: ThesisBrowserProps) {
  const { search: inAddress, setFilters, arrange, setPage } = useThesisSearch()
  const [layout, setLayout] = useThesisLayout(list)
  const [, setRows] = useRowsPerPage()
  const search = asLaidOut(list, inAddress)
  const { filters, order, page } = search
  const pageSize = search.pageSize ?? THESES_PER_PAGE
  const searchField = useRef<HTMLInputElement>(null)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(thesisQueries.page(list, search))
  const total = error ? undefined : data?.total
  const isEmpty = total === 0
  const isNarrowed = countFilters(filters) > 0
  // There is nothing to search. The result of an earlier search must not remove the field while a person types.
  const isBare = isEmpty && !isPlaceholderData && !isNarrowed
  const isTable = layout === 'table'

  const changePageSize = (size: number) => {
    if (isTable) setRows(size)
    const isUsual = isTable || size === THESES_PER_PAGE
    arrange({ pageSize: isUsual ? null : (size as PageSize) })
  }
  const drawer = (
    <ThesisFilterDrawer
      filters={filters}
      onChange={setFilters}
      offersWholeInstitution={list === 'open'}
      offersOffice={list === 'department'}
      isStill={isEmpty}
      isInline={isWide}
    />
  )
  return (
    <>
      <ListFrame
        {...(!isBare && {
          search: {
            label: m.thesis_list_search(),
            value: filters.search,
            inputRef: searchField,
            onChange: (text) => setFilters({ search: text }),
          },
          panel: isWide && drawer,
          filters: <Chips list={list} filters={filters} onChange={setFilters} searchField={searchField} />,
        })}
        tools={tools ?? (total !== undefined && total > 0 && <ExportButton list={list} search={search} />)}
        total={total}
        isComing={isPlaceholderData}
        counted={(count) => m.thesis_list_results({ count })}
        arrangement={
          total !== undefined && (
            <>
              {total > 1 && (
                <OrderField list={list} order={order} onOrder={(next) => arrange({ order: next })} />
              )}
              {total > 0 && (
                <LayoutToggle
                  layout={layout}
                  onLayout={(next) => {
                    setLayout(next)
                    arrange({})
                  }}
                />
              )}
            </>
          )
        }
        place={
          error ? (
            <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : isTable ? (
            <ListSkeleton count={6} />
          ) : (
            <CardGridSkeleton />
          )
        }
        empty={
          isNarrowed ? (
            <EmptyState
              drawing="search"
              text={m.thesis_list_none_match()}
              action={<Button onClick={() => setFilters(NO_FILTERS)}>{m.thesis_list_clear_filters()}</Button>}
            />
          ) : (
            empty
          )
        }
        paging={{
          page,
          pageSize,
          sizes: isTable ? sizesOfTable(pageSize) : PAGE_SIZES,
          onChange: setPage,
          onPageSize: changePageSize,
        }}
      >
        <SearchedWords value={searchWords(filters.search)}>
          <ThesisEntries
            {...entries}
            list={list}
            search={search}
            isTable={isTable}
            theses={data?.theses ?? []}
            onOrder={(next) => arrange({ order: next })}
          />
        </SearchedWords>
      </ListFrame>
      {!isBare && !isWide && drawer}
    </>
  )
}

/** An address may ask for a page of another size: it holds, so it is offered. */
const sizesOfTable = (size: number): readonly number[] =>
  [...new Set([...ROWS_PER_PAGE, size])].toSorted((one, other) => one - other)

interface ChipsProps extends Pick<ThesisBrowserProps, 'list'> {
  filters: ThesisFilters
  onChange: (filters: ThesisFilters) => void
  searchField: { current: HTMLInputElement | null }
}

/** What narrows the list beside the search, where anything may. */
function Chips({ list, filters, onChange, searchField }: ChipsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, '&:empty': { display: 'none' } }}>
      {list === 'inProgress' && <OwnStatusChips filters={filters} onChange={onChange} />}
      {list === 'department' && <OfficeMatterChips filters={filters} onChange={onChange} />}
      <ActiveFilters
        filters={filters}
        onChange={onChange}
        onLastRemoved={() => searchField.current?.focus()}
      />
    </Box>
  )
}
