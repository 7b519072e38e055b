/** Returns the content of a meta tag that the web server has written into the page. */
export function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
