import type { Role } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Token, Tokens } from 'marked'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { RICH_TEXT } from '../../../shared/ui/rich-text-style.ts'
import type { Help } from './articles.ts'
import { linkTarget } from './link-target.ts'
import { tokensIn } from './read-article.ts'

interface ArticleBodyProps {
  body: readonly Token[]
  reader: Role
  pictureAt: Help['pictureAt']
}

/** Pixels: every picture of the guides has this size, so that nothing moves when one comes. */
const PICTURE = { width: 1080, height: 810 }

/** The body of an article, drawn as elements: no HTML is made of a text. */
export function ArticleBody({ body, ...context }: ArticleBodyProps) {
  return <Box sx={ARTICLE}>{drawAll(body, context)}</Box>
}

type Context = Omit<ArticleBodyProps, 'body'>

function drawAll(tokens: readonly Token[], context: Context): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the text of an article never changes its order.
  return tokens.map((token, index) => <Part key={index} token={token} {...context} />)
}

function Part({ token, ...context }: Context & { token: Token }): ReactNode {
  const within = () => drawAll(tokensIn(token), context)
  switch (token.type) {
    case 'heading':
      return (
        <Typography variant="h3" component="h2">
          {within()}
        </Typography>
      )
    case 'paragraph':
      return isPicture(token) ? within() : <p>{within()}</p>
    case 'list':
      return (token as Tokens.List).ordered ? <ol>{within()}</ol> : <ul>{within()}</ul>
    case 'list_item':
      return <li>{within()}</li>
    case 'strong':
      return <strong>{within()}</strong>
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>
    case 'link':
      return (
        <ArticleLink to={linkTarget((token as Tokens.Link).href, context.reader)}>{within()}</ArticleLink>
      )
    case 'image':
      return <Picture image={token as Tokens.Image} pictureAt={context.pictureAt} />
    case 'text':
      return tokensIn(token).length > 0 ? within() : (token as Tokens.Text).text
    default:
      return null
  }
}

function isPicture(token: Token): boolean {
  return tokensIn(token).every(({ type }) => type === 'image')
}

/** Its words alone, where the page is none of the reader's. */
function ArticleLink({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children
  return (
    <Link component={RouterLink} to={to}>
      {children}
    </Link>
  )
}

function Picture({ image, pictureAt }: { image: Tokens.Image; pictureAt: Help['pictureAt'] }) {
  const address = pictureAt(image.href)
  if (address === undefined) return null
  return (
    <Box
      component="img"
      src={address}
      alt={image.text}
      {...PICTURE}
      loading="lazy"
      decoding="async"
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        my: 5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        breakInside: 'avoid',
      }}
    />
  )
}

/** As what people write, with more room between the steps of a task. */
const ARTICLE = {
  ...RICH_TEXT,
  lineHeight: 1.6,
  '& h2': { mt: 7, mb: 2 },
  '& ol > li': { my: 2.5, pl: 1 },
  '& ol > li::marker': { fontWeight: 650, color: 'primary.main' },
} as const
