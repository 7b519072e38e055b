import { data } from 'react-router'
import { ArticleScreen } from '../../../features/work/help/article-screen.tsx'
import { loadHelp } from '../../../features/work/help/articles.ts'
import { m } from '../../../paraglide/messages.js'
import { useSession } from '../../../shared/api/session.ts'
import { pageTitle } from '../../../shared/route-module.ts'
import type { Route } from './+types/help-article-page.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.article.title ?? m.menu_help())

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const help = await loadHelp()
  const article = help.articles.find(({ name }) => name === params.article)
  if (article === undefined) throw data(null, { status: 404 })
  return { article, help }
}

export default function HelpArticlePage({ loaderData }: Route.ComponentProps) {
  const reader = useSession().facts?.role
  return reader === undefined ? null : <ArticleScreen {...loaderData} reader={reader} />
}
