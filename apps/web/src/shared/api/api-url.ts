const WHERE_THE_API_LISTENS_BY_DEFAULT = 'http://127.0.0.1:4000'

/** The public address of the API, which the web server writes into the page's head when it starts. */
export function apiUrl(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content
  return named || WHERE_THE_API_LISTENS_BY_DEFAULT
}
