import type { Role } from '@diatrivi/domain/people/account/role'
import { useQuery } from '@tanstack/react-query'
import { type OwnEntry, SearchDialog } from '../../features/view/search/search-dialog.tsx'
import { loadHelp } from '../../features/work/help/articles.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { paths } from '../../shared/paths.ts'
import { pagesOf } from './menus.tsx'
import { useOwnActions } from './use-own-actions.ts'

interface QuickSearchDialogProps {
  audience: Role
  isOpen: boolean
  onClose: () => void
  onKeys: () => void
}

/** The search with what a role has of its own: its pages, its actions and its guides. */
export function QuickSearchDialog({ audience, isOpen, onClose, onKeys }: QuickSearchDialogProps) {
  const actions = useOwnActions(audience, onKeys)
  const { data: guides = [] } = useQuery({
    queryKey: ['guides', getLocale()],
    queryFn: () => loadHelp(),
    select: ({ articles }) =>
      articles
        .filter(({ guide }) => guide === audience || guide === 'everybody')
        .map(({ name, title }): OwnEntry => ({ kind: 'guide', label: title, to: paths.helpArticle(name) })),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const pages = pagesOf(audience).map(({ label, to }): OwnEntry => ({ kind: 'page', label, to }))
  return <SearchDialog isOpen={isOpen} own={[...pages, ...actions, ...guides]} onClose={onClose} />
}
