import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../../shared/paths.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { LONE_LINK } from '../../../shared/ui/sx.ts'
import { GUIDE_NAMES } from './guide-words.ts'
import type { Article } from './read-article.ts'

/** All articles, by guide, in the order in which they come. */
export function GuideList({ articles }: { articles: readonly Article[] }) {
  const guides = [...new Set(articles.map(({ guide }) => guide))]
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      {guides.map((guide) => (
        <Section key={guide} title={GUIDE_NAMES[guide]()}>
          <Box component="ul" sx={LIST}>
            {articles
              .filter((article) => article.guide === guide)
              .map(({ name, title, lead }) => (
                <li key={name}>
                  <Link
                    component={RouterLink}
                    to={paths.helpArticle(name)}
                    sx={{ fontWeight: 600, ...LONE_LINK }}
                  >
                    {title}
                  </Link>
                  <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
                </li>
              ))}
          </Box>
        </Section>
      ))}
    </Box>
  )
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 8,
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const
