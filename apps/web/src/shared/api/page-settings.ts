/* The settings of the installation, which the web server writes into the page's head when it starts. */

const WHERE_THE_API_LISTENS_BY_DEFAULT = 'http://127.0.0.1:4000'

/** Returns the content of a meta tag. */
export function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

/** The public address of the API. */
export function apiUrl(): string {
  return readMeta('api-url') || WHERE_THE_API_LISTENS_BY_DEFAULT
}
