import { useQuery } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { useAfterPaint } from '../../../../shared/first-paint/deferred.tsx'
import { paths } from '../../../../shared/paths.ts'
import { LateCount } from '../../../../shared/ui/late-count.tsx'
import { LinkTab, LinkTabs } from '../../../../shared/ui/link-tabs.tsx'
import { type ThesisList, thesisQueries } from '../thesis.queries.ts'
import { NO_FILTERS, WHOLE_LIST, writeThesisSearch } from '../thesis-filters.ts'
import { useThesisSearch } from './use-thesis-search.ts'

const LISTS = [
  { list: 'inProgress', label: m.thesis_list_in_progress, path: paths.instructor.theses },
  { list: 'ungiven', label: m.thesis_list_ungiven, path: paths.instructor.ungivenTheses },
  { list: 'ended', label: m.thesis_list_ended, path: paths.instructor.endedTheses },
] as const

/**
 * The three lists of an instructor. The search goes with the reader, and each says how much it finds there; the other
 * filters belong to one list.
 */
export function ThesisListTabs({ list: shown }: { list: Exclude<ThesisList, 'open' | 'department'> }) {
  const { search } = useThesisSearch()
  const filters = { ...NO_FILTERS, search: search.filters.search }
  const { data: counts } = useQuery({ ...thesisQueries.counts(filters), enabled: useAfterPaint(2) })
  const searched = writeThesisSearch({ ...WHOLE_LIST, filters }).toString()
  return (
    <LinkTabs label={m.thesis_list_lists_label()}>
      {LISTS.map(({ list, label, path }) => (
        <LinkTab key={list} to={{ pathname: path(), search: searched }} isShown={list === shown}>
          {label()} <LateCount>{counts?.[list]}</LateCount>
        </LinkTab>
      ))}
    </LinkTabs>
  )
}
