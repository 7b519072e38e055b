import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import { m } from '../../../paraglide/messages.js'
import { withParameters } from '../../../shared/filters.ts'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { useAddressSearch } from '../../../shared/use-address-search.ts'
import { FoundArticles } from './found-articles.tsx'
import { GuideList } from './guide-list.tsx'
import { ownFirst } from './guides.ts'
import type { Article } from './read-article.ts'
import { searchArticles } from './search-articles.ts'

interface HelpScreenProps {
  articles: readonly Article[]
  reader: Role
}

/** The search stands in the address, so that the way back from an article leads to what was found. */
export function HelpScreen({ articles, reader }: HelpScreenProps) {
  const ordered = ownFirst(articles, reader)
  const [parameters, setParameters] = useAddressSearch()
  const search = parameters.get('search') ?? ''
  return (
    <>
      <Box role="search" sx={{ maxWidth: 560, mb: 6, ...NOT_ON_PAPER }}>
        <SearchField
          label={m.help_search()}
          value={search}
          onChange={(next) =>
            setParameters((now) => withParameters(now, { search: next.trim() === '' ? '' : next }), {
              replace: true,
            })
          }
        />
      </Box>
      {search.trim() === '' ? (
        <GuideList articles={ordered} />
      ) : (
        <FoundArticles {...searchArticles(ordered, search)} />
      )}
    </>
  )
}
