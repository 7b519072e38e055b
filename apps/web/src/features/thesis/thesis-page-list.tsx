import { THESES_PER_PAGE } from '@diatrivi/domain/thesis/thesis'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Thesis } from '../../model/thesis.mapper.ts'
import { m } from '../../paraglide/messages.js'
import { today } from '../../shared/format/clock.ts'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Pagination } from '../../shared/ui/pagination.tsx'
import { CARD_GRID, CardGridSkeleton } from '../../shared/ui/skeletons.tsx'
import { VISUALLY_HIDDEN } from '../../shared/ui/visually-hidden.ts'
import { type ThesisList, thesisQueries } from './thesis.queries.ts'
import { ThesisCard } from './thesis-card.tsx'
import { countFilters, type ThesisSearch } from './thesis-filters.ts'

interface ThesisPageListProps {
  list: ThesisList
  search: ThesisSearch
  onPage: (page: number, options?: { replace: boolean }) => void
  pathOf: (thesis: Thesis) => string
  isOwn: boolean
  /** Shown instead of the cards when there is nothing on any page. */
  empty: ReactNode
  cardActions?: (thesis: Thesis) => ReactNode
}

/** One page of cards, with the number of results said aloud when it changes. */
export function ThesisPageList({
  list,
  search,
  onPage,
  pathOf,
  isOwn,
  empty,
  cardActions,
}: ThesisPageListProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(thesisQueries.page(list, search))
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (data === undefined) return <CardGridSkeleton />
  return (
    <>
      <Typography
        role="status"
        sx={
          data.total === 0 && countFilters(search.filters) === 0
            ? VISUALLY_HIDDEN
            : { color: 'text.secondary', mb: 4, fontVariantNumeric: 'tabular-nums' }
        }
      >
        {m.thesis_results({ count: data.total })}
      </Typography>
      {data.total === 0 ? (
        empty
      ) : (
        <Box
          component="ul"
          aria-busy={isPlaceholderData}
          sx={{
            ...CARD_GRID,
            p: 0,
            m: 0,
            listStyle: 'none',
            opacity: isPlaceholderData ? 0.6 : 1,
            transition: 'opacity 160ms',
          }}
        >
          {data.theses.map((thesis) => (
            <Box component="li" key={thesis.id} sx={{ minWidth: 0 }}>
              <ThesisCard
                thesis={thesis}
                today={today()}
                to={pathOf(thesis)}
                isOwn={isOwn}
                actions={cardActions?.(thesis)}
              />
            </Box>
          ))}
        </Box>
      )}
      <Pagination page={search.page} pageSize={THESES_PER_PAGE} total={data.total} onChange={onPage} />
    </>
  )
}
