/** What the web server has written into the page's head by this name, when it started. */
export function toldByPage(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
