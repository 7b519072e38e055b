import { searchWords } from '@diatrivi/domain/shared/search-text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { ActionOnTheses } from '../../../../entities/thesis/thesis-outcome.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { SearchedWords } from '../../../../shared/ui/marked-text.tsx'
import { SearchField } from '../../../../shared/ui/search-field.tsx'
import { NOT_ON_PAPER } from '../../../../shared/ui/sx.ts'
import { type ThesisList, thesisQueries } from '../thesis.queries.ts'
import { countFilters, NO_FILTERS } from '../thesis-filters.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ThesisFilterDrawer } from './thesis-filter-drawer.tsx'
import { ThesisPageList } from './thesis-page-list.tsx'
import { OfficeMatterChips, OwnStatusChips } from './thesis-status-chips.tsx'
import { useThesisSearch } from './use-thesis-search.ts'

interface ThesisBrowserProps {
  list: ThesisList
  pathOf: (thesis: Thesis) => string
  isOwn: boolean
  /** What to say and offer when the list is empty without any filter. */
  empty: ReactNode
  cardActions?: (thesis: Thesis) => ReactNode
  /** Instead of the button that saves the list as a file. */
  tools?: ReactNode
  /** Makes the theses selectable; the dialog that copies a list to those that are chosen. */
  copyList?: (act: ActionOnTheses) => ReactNode
}

/** Search, filters and cards of one list of theses; the address bar keeps it all. */
export function ThesisBrowser({ empty, ...listProps }: ThesisBrowserProps) {
  const { search, setFilters, arrange, setPage } = useThesisSearch()
  const { filters } = search
  const searchField = useRef<HTMLInputElement>(null)
  const { data, isPlaceholderData } = useQuery(thesisQueries.page(listProps.list, search))
  const isEmpty = data?.total === 0
  // There is nothing to search. The result of an earlier search must not remove the field while a person types.
  const isBare = isEmpty && !isPlaceholderData && countFilters(filters) === 0
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  const filterDrawer = (
    <ThesisFilterDrawer
      filters={filters}
      onChange={setFilters}
      offersWholeInstitution={listProps.list === 'open'}
      offersOffice={listProps.list === 'department'}
      isStill={isEmpty}
      isInline={isWide}
    />
  )
  return (
    <>
      {!isBare && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Box sx={{ flex: 1, maxWidth: 520, ...(filters.search === '' && NOT_ON_PAPER) }}>
            <SearchField
              label={m.thesis_list_search()}
              value={filters.search}
              inputRef={searchField}
              onChange={(text) => setFilters({ ...filters, search: text })}
            />
          </Box>
          {isWide && filterDrawer}
        </Box>
      )}
      {!isBare && (
        <Box sx={{ mt: 4 }}>
          {listProps.list === 'inProgress' && <OwnStatusChips filters={filters} onChange={setFilters} />}
          {listProps.list === 'department' && <OfficeMatterChips filters={filters} onChange={setFilters} />}
        </Box>
      )}
      <ActiveFilters
        filters={filters}
        onChange={setFilters}
        onLastRemoved={() => searchField.current?.focus()}
      />
      <Box sx={{ mt: 4 }}>
        <SearchedWords value={searchWords(filters.search)}>
          <ThesisPageList
            {...listProps}
            search={search}
            onArrange={arrange}
            onPage={setPage}
            empty={
              countFilters(filters) === 0 ? (
                empty
              ) : (
                <EmptyState
                  drawing="search"
                  text={m.thesis_list_none_match()}
                  action={
                    <Button onClick={() => setFilters(NO_FILTERS)}>{m.thesis_list_clear_filters()}</Button>
                  }
                />
              )
            }
          />
        </SearchedWords>
      </Box>
      {!isBare && !isWide && filterDrawer}
    </>
  )
}
