import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { ThesisOrder } from '@diatrivi/domain/thesis/thesis/thesis'
import type { ReactNode } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { type ListColumn, ListTable } from '../../../../shared/ui/list/list-table.tsx'
import { MarkedText } from '../../../../shared/ui/marked-text.tsx'
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

/** Each order has one direction; these begin with the most. */
const MOST_FIRST: readonly ThesisOrder[] = ['progress', 'late']

/** The theses of a page, one a row. A heading that orders them goes back to the newest first when it is pressed again. */
export function ThesisTable({
  list,
  theses,
  columns,
  today,
  order,
  onOrder,
  pathOf,
  selectionBox,
}: ThesisTableProps) {
  const isOwn = list !== 'open' && list !== 'department'
  return (
    <ListTable
      label={m.thesis_list_theses()}
      rows={theses}
      keyOf={({ id }) => id}
      title={{
        heading: m.word_title(),
        order: 'title',
        size: 'long',
        to: pathOf,
        read: ({ title }) => <MarkedText text={title} />,
        below: (thesis) => (
          <>
            <FitNote fit={thesis.fit} mt={1} />
            <SearchHitsLines thesis={thesis} isOwn={isOwn} />
          </>
        ),
      }}
      columns={columnsOf(list, columns).map((column) => toListColumn(column, today))}
      ordered={{
        by: order,
        isDown: MOST_FIRST.includes(order),
        onOrder: (by) => onOrder(by === order ? 'newest' : (by as ThesisOrder)),
      }}
      box={selectionBox}
    />
  )
}

function toListColumn(column: ThesisColumn, today: IsoDate): ListColumn<Thesis> {
  return {
    heading: column.label(),
    ...(column.order && { order: column.order }),
    ...(column.draw ? { isSign: true } : column.kind !== 'text' && { size: 'short' as const }),
    read: (thesis) => {
      const words = wordsOf(column, { thesis, today })
      if (words === '') return ''
      return column.draw?.({ thesis, today }) ?? (column.isSearched ? <MarkedText text={words} /> : words)
    },
  }
}
