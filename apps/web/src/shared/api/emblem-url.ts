import { pathOf } from '@diatrivi/client/request'
import { apiUrl } from './page-settings.ts'

/** Public, so that the address of an emblem needs no token. */
export function emblemUrl(emblemId: number): string {
  return apiUrl() + pathOf('getEmblem', { emblemId })
}
