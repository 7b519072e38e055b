export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in it. */
  url: string
  attribution: string
}

/** Where the installation gets its streets from; the web server writes its setting into the page's head. */
export function mapTiles(): MapTiles | null {
  const [url, attribution] = [named('map-tiles'), named('map-attribution')]
  return url && attribution ? { url, attribution } : null
}

function named(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
