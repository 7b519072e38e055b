import { readMeta } from './read-meta.ts'

const WHERE_THE_API_LISTENS_BY_DEFAULT = 'http://127.0.0.1:4000'

/** The public address of the API, which the web server writes into the page's head when it starts. */
export function apiUrl(): string {
  return readMeta('api-url') || WHERE_THE_API_LISTENS_BY_DEFAULT
}
