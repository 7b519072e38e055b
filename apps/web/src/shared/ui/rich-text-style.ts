/** The style of rich text, on the page and in the editor alike. */
export const RICH_TEXT = {
  maxWidth: '70ch',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p': { my: 3 },
  '& h3': { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35, mt: 6, mb: 2 },
  '& h4': { fontSize: '1rem', fontWeight: 650, lineHeight: 1.4, mt: 5, mb: 1 },
  '& ul, & ol': { my: 3, pl: 6 },
  '& li': { my: 1 },
  '& li > p': { my: 0 },
  '& blockquote': { mx: 0, my: 4, pl: 4, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& table': { my: 3, borderCollapse: 'collapse', maxWidth: '100%' },
  '& th, & td': {
    border: 1,
    borderColor: 'controlEdge',
    px: 2,
    py: 1,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th p, & td p': { my: 1 },
  '& code': { fontSize: '0.9375em', px: 1, borderRadius: 1, bgcolor: 'neutral.tint' },
  // Large enough to be met where a link stands alone (WCAG 2.5.8); the lines stay as far apart.
  '& a': { color: 'primary.main', textUnderlineOffset: '0.18em', py: 1 },
} as const
