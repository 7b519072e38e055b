import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import type { ActionOnTheses } from '../../../../entities/thesis/thesis-outcome.mapper.ts'
import { AfterPaint } from '../../../../shared/first-paint/deferred.tsx'
import { today } from '../../../../shared/format/clock.ts'
import { CARD_GRID } from '../../../../shared/ui/skeletons.tsx'
import { ABOVE_WHOLE_CARD } from '../../../../shared/ui/sx.ts'
import { useIsPrinting } from '../../../../shared/ui/use-is-printing.ts'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { SelectionBox } from '../selection/selection-box.tsx'
import { useThesisSelection } from '../selection/use-thesis-selection.ts'
import type { ThesisList } from '../thesis.queries.ts'
import type { ThesisSearch } from '../thesis-filters.ts'
import { NoInterestsHint } from './no-interests-hint.tsx'
import { ThesisCard } from './thesis-card.tsx'
import { ThesisTable } from './thesis-table.tsx'

export interface ThesisEntriesProps {
  list: ThesisList
  search: ThesisSearch
  /** The theses of the page. */
  theses: readonly Thesis[]
  isTable: boolean
  onOrder: (order: ThesisOrder) => void
  pathOf: (thesis: Thesis) => string
  isOwn: boolean
  cardActions?: (thesis: Thesis) => ReactNode
  /** Makes the theses selectable; the dialog that copies a list to those that are chosen. */
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

/** One page of a list, as cards or as a table, below what can be done with those that are chosen. */
export function ThesisEntries({
  list,
  search,
  theses,
  isTable,
  onOrder,
  pathOf,
  isOwn,
  cardActions,
  copyList,
}: ThesisEntriesProps) {
  // As a table the same page only goes on: what is chosen on it stays chosen.
  const selection = useThesisSelection(JSON.stringify([list, { ...search, pageSize: null }]), theses)
  // Paper gets a table, which holds more and needs no pictures.
  const isPrinting = useIsPrinting()
  const atFirstSight = theses.slice(0, AT_FIRST_SIGHT)
  const further = theses.slice(AT_FIRST_SIGHT)
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
      {list === 'open' && search.order === 'fit' && theses.some(({ fit }) => fit === null) && (
        <NoInterestsHint />
      )}
      {copyList && <SelectionBar theses={theses} selection={selection} copyList={copyList} />}
      {isTable || isPrinting ? (
        <ThesisTable
          list={list}
          theses={theses}
          columns={search.columns}
          today={today()}
          order={search.order}
          onOrder={onOrder}
          pathOf={pathOf}
          selectionBox={copyList && ((thesis) => <SelectionBox thesis={thesis} selection={selection} />)}
        />
      ) : (
        <Box component="ul" sx={{ ...CARD_GRID, p: 0, m: 0, listStyle: 'none' }}>
          {atFirstSight.map(cardOf)}
          <AfterPaint place={<PlaceOfCards count={further.length} />}>{further.map(cardOf)}</AfterPaint>
        </Box>
      )}
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
