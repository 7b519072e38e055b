import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import PrintOutlined from '../../../shared/icons/print-outlined.tsx'
import { paths } from '../../../shared/paths.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { LONE_LINK, NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { ArticleBody } from './article-body.tsx'
import type { Help } from './articles.ts'
import { GUIDE_NAMES } from './guide-words.ts'
import type { Article } from './read-article.ts'

interface ArticleScreenProps {
  article: Article
  help: Help
  reader: Role
}

/** One task, set for reading, with the way to the next article of its guide. */
export function ArticleScreen({ article, help, reader }: ArticleScreenProps) {
  const guide = help.articles.filter((other) => other.guide === article.guide)
  const next = guide[guide.indexOf(article) + 1]
  return (
    <Box component="article" sx={{ maxWidth: '70ch' }}>
      <PageHeader
        above={
          <Link component={RouterLink} to={paths.help()}>
            {m.help_back({ guide: GUIDE_NAMES[article.guide]() })}
          </Link>
        }
        title={article.title}
        lead={article.lead}
        actions={
          <Button startIcon={<PrintOutlined aria-hidden />} onClick={() => window.print()}>
            {m.word_print()}
          </Button>
        }
      />
      <ArticleBody body={article.body} reader={reader} pictureAt={help.pictureAt} />
      {next && (
        <Box sx={{ mt: 8, pt: 4, borderTop: 1, borderColor: 'divider', ...NOT_ON_PAPER }}>
          <Link component={RouterLink} to={paths.helpArticle(next.name)} sx={LONE_LINK}>
            {m.help_next({ title: next.title })}
          </Link>
        </Box>
      )}
    </Box>
  )
}
