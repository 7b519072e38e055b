import { pathOf, searchOf } from '@diatrivi/client/request'
import type { Endpoints, Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { call } from './client.ts'
import { apiUrl } from './page-settings.ts'

type DownloadName = {
  [Name in RouteName]: Endpoints[Name] extends { answer: 'file' | 'archive' } ? Name : never
}[RouteName]

interface DownloadOptions<Name extends DownloadName> {
  params: Wire<Name>['params']
  query?: Wire<Name>['query']
}

/**
 * Opens a file with a token that is valid for this path and one minute only, so that the session's token stands in no
 * address, history or log.
 */
export async function download<Name extends DownloadName>(
  name: Name,
  { params, query }: DownloadOptions<Name>,
): Promise<void> {
  const path = pathOf(name, params)
  const { token } = await call('makeDownloadToken', { body: { path } })
  // A new window keeps what was typed on this page if the file does not exist any more.
  pressLink({
    href: `${apiUrl()}${path}${searchOf({ ...(query as object | undefined), jwt_token: token })}`,
    target: '_blank',
    rel: 'noopener noreferrer',
  })
}

/** Hands the browser a file that was made here, to be kept as any download. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  pressLink({ href, download: name })
  URL.revokeObjectURL(href)
}

function pressLink(
  attributes: Partial<Pick<HTMLAnchorElement, 'href' | 'target' | 'rel' | 'download'>>,
): void {
  const link = Object.assign(document.createElement('a'), attributes)
  document.body.append(link)
  link.click()
  link.remove()
}
