import { ownProfilePath, PAGES, pagePath } from '@diatrivi/contract/web-addresses'
import type { Role } from '@diatrivi/domain/people/account/role'
import { paths } from '../../../shared/paths.ts'

/**
 * Returns where a link of an article leads: `page:student/openTheses` to a page, `page:own/profile` to that of the
 * reader's role, `hand-in-a-step.md` to another article. Null for a page of another role, which would refuse its reader.
 */
export function linkTarget(link: string, reader: Role): string | null {
  const article = /^([a-z-]+)\.md$/.exec(link)?.[1]
  if (article !== undefined) return paths.helpArticle(article)
  const [area = '', page] = link.replace(/^page:/, '').split('/')
  if (area === 'own') return ownProfilePath(reader)
  if (page === undefined) return patternOf(PAGES, area)
  return area === reader ? patternOf(PAGES[reader], page) : null
}

function patternOf(pages: Record<string, unknown>, name: string): string | null {
  const pattern = pages[name]
  return typeof pattern === 'string' ? pagePath(pattern) : null
}
