import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../../shared/paths.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { MarkedText, SearchedWords } from '../../../shared/ui/marked-text.tsx'
import { WHOLE_CARD } from '../../../shared/ui/sx.ts'
import { GUIDE_NAMES } from './guide-words.ts'
import type { FoundArticles as Found } from './search-articles.ts'

/** What a search found, the words marked. */
export function FoundArticles({ words, found }: Found) {
  return (
    <SearchedWords value={words}>
      <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
        {m.help_found({ count: found.length })}
      </Typography>
      {found.length === 0 && <EmptyState text={m.help_none_found()} drawing="search" isSmall />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {found.map(({ article: { name, guide, title, lead }, excerpt }) => (
          <Card component="li" key={name} sx={{ position: 'relative', p: 4 }}>
            <Link component={RouterLink} to={paths.helpArticle(name)} sx={{ fontWeight: 600, ...WHOLE_CARD }}>
              <MarkedText text={title} />
            </Link>
            <Typography sx={{ my: 1 }}>
              <MarkedText text={excerpt === '' ? lead : excerpt} />
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {GUIDE_NAMES[guide]()}
            </Typography>
          </Card>
        ))}
      </Box>
    </SearchedWords>
  )
}
