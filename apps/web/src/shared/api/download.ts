import type { Endpoints, Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { call } from './client.ts'
import { apiUrl } from './page-settings.ts'
import { pathOf } from './request.ts'

type DownloadName = {
  [Name in RouteName]: Endpoints[Name] extends { answer: 'file' } ? Name : never
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
  const search = new URLSearchParams({ ...(query as Record<string, string> | undefined), jwt_token: token })
  const link = document.createElement('a')
  link.href = `${apiUrl()}${path}?${search}`
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  // A new window keeps what was typed on this page if the file does not exist any more.
  document.body.append(link)
  link.click()
  link.remove()
}
