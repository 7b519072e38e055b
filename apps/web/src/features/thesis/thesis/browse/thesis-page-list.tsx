import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { ActionOnTheses } from '../../../../entities/thesis/thesis-outcome.mapper.ts'
import { AfterPaint } from '../../../../shared/first-paint/deferred.tsx'
import { today } from '../../../../shared/format/clock.ts'
import { ErrorState } from '../../../../shared/ui/error-state.tsx'
import { Pagination } from '../../../../shared/ui/pagination.tsx'
import { CARD_GRID, CardGridSkeleton, ListSkeleton } from '../../../../shared/ui/skeletons.tsx'
import { ABOVE_WHOLE_CARD } from '../../../../shared/ui/sx.ts'
import { useIsPrinting } from '../../../../shared/ui/use-is-printing.ts'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { SelectionBox } from '../selection/selection-box.tsx'
import { useThesisSelection } from '../selection/use-thesis-selection.ts'
import { type ThesisList, thesisQueries } from '../thesis.queries.ts'
import type { ThesisArrangement, ThesisSearch } from '../thesis-filters.ts'
import { NoInterestsHint } from './no-interests-hint.tsx'
import { ThesisCard } from './thesis-card.tsx'
import { ThesisListHead } from './thesis-list-head.tsx'
import { ThesisTable } from './thesis-table.tsx'
import { useThesisLayout } from './use-thesis-layout.ts'

interface ThesisPageListProps {
  list: ThesisList
  search: ThesisSearch
  onArrange: (change: Partial<ThesisArrangement>) => void
  onPage: (page: number, options?: { replace: boolean }) => void
  pathOf: (thesis: Thesis) => string
  isOwn: boolean
  /** Shown instead of them when there is nothing on any page. */
  empty: ReactNode
  cardActions?: (thesis: Thesis) => ReactNode
  /** Instead of the button that saves the list as a file. */
  tools?: ReactNode
  /** Makes the theses selectable. */
  copyList?: ((act: ActionOnTheses) => ReactNode) | undefined
}

/** Cards that a phone shows without scrolling. */
const AT_FIRST_SIGHT = 2
/** The box that chooses a card, in the corner of its cover. */
const ON_COVER = {
  ...ABOVE_WHOLE_CARD,
  position: 'absolute',
  top: 8,
  left: 8,
  bgcolor: 'background.paper',
  '&:hover': { bgcolor: 'background.paper' },
} as const
/** Pixels, on a phone. */
const CARD_HEIGHT = 760

/** One page of cards, or of a table, below their number and order. */
export function ThesisPageList({
  list,
  search,
  onArrange,
  onPage,
  pathOf,
  isOwn,
  empty,
  cardActions,
  copyList,
  tools,
}: ThesisPageListProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(thesisQueries.page(list, search))
  const [layout, setLayout] = useThesisLayout()
  const selection = useThesisSelection(JSON.stringify([list, search]), data?.theses ?? [])
  // Paper gets a table, which holds more and needs no pictures.
  const isTable = useIsPrinting() || layout === 'table'
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) return isTable ? <ListSkeleton count={6} /> : <CardGridSkeleton />
  const atFirstSight = data.theses.slice(0, AT_FIRST_SIGHT)
  const further = data.theses.slice(AT_FIRST_SIGHT)
  const cardOf = (thesis: Thesis) => (
    <Box component="li" key={thesis.id} sx={{ minWidth: 0 }}>
      <ThesisCard
        thesis={thesis}
        today={today()}
        to={pathOf(thesis)}
        isOwn={isOwn}
        isAtFirstSight={atFirstSight.includes(thesis)}
        actions={cardActions?.(thesis)}
        selectionBox={copyList && <SelectionBox thesis={thesis} selection={selection} sx={ON_COVER} />}
      />
    </Box>
  )
  return (
    <>
      <ThesisListHead
        list={list}
        total={data.total}
        search={search}
        onArrange={onArrange}
        layout={layout}
        onLayout={setLayout}
        tools={tools}
      />
      {list === 'open' && search.order === 'fit' && data.theses.some(({ fit }) => fit === null) && (
        <NoInterestsHint />
      )}
      {data.total === 0 ? (
        empty
      ) : (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity 160ms' }}
        >
          {copyList && <SelectionBar theses={data.theses} selection={selection} copyList={copyList} />}
          {isTable ? (
            <ThesisTable
              list={list}
              theses={data.theses}
              columns={search.columns}
              today={today()}
              order={search.order}
              onOrder={(order) => onArrange({ order })}
              pathOf={pathOf}
              selectionBox={copyList && ((thesis) => <SelectionBox thesis={thesis} selection={selection} />)}
            />
          ) : (
            <Box component="ul" sx={{ ...CARD_GRID, p: 0, m: 0, listStyle: 'none' }}>
              {atFirstSight.map(cardOf)}
              <AfterPaint place={<PlaceOfCards count={further.length} />}>{further.map(cardOf)}</AfterPaint>
            </Box>
          )}
        </Box>
      )}
      <Pagination page={search.page} pageSize={search.pageSize} total={data.total} onChange={onPage} />
    </>
  )
}

/** As high as the cards to come, so that "back" finds the earlier scroll position. */
function PlaceOfCards({ count }: { count: number }) {
  if (count === 0) return null
  const all = count * CARD_HEIGHT
  return (
    <Box
      component="li"
      aria-hidden
      aria-busy
      sx={{ gridColumn: '1 / -1', minHeight: { xs: all, sm: all / 2, lg: all / 3 } }}
    />
  )
}
