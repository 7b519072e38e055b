import { readMeta } from '../../../../shared/api/page-settings.ts'

export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in it. */
  url: string
  attribution: string
}

/** The installation's source of streets; the web server writes its setting into the page's head. */
export function mapTiles(): MapTiles | null {
  const [url, attribution] = [readMeta('map-tiles'), readMeta('map-attribution')]
  return url && attribution ? { url, attribution } : null
}
