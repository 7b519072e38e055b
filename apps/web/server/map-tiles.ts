import { StartError } from './settings.ts'

/** Where the streets of the administrator's map come from, and whom to name for them. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in its path. */
  url: string
  attribution: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Null where nothing is set: the map then shows its own outline and asks nobody. */
export function readMapTiles(env: Environment): MapTiles | null {
  const url = env.MAP_TILES_URL?.trim() ?? ''
  const attribution = env.MAP_ATTRIBUTION?.trim() ?? ''
  if (url === '') return null
  if (!isTemplate(url)) {
    throw new StartError(
      `MAP_TILES_URL must be an http or https address with {z}, {x} and {y} in its path, not "${url}".`,
    )
  }
  if (attribution === '') {
    throw new StartError('MAP_TILES_URL needs MAP_ATTRIBUTION beside it: whom the map names for its streets.')
  }
  return { url, attribution }
}

/** One host, written out: it goes into the page's policy as it stands. */
function isTemplate(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host, username } = new URL(text)
  const path = text.slice(text.indexOf('//') + 2).replace(/^[^/]*/, '')
  return (
    /^https?:$/.test(protocol) &&
    username === '' &&
    /^[\w.:[\]-]+$/.test(host) &&
    ['{z}', '{x}', '{y}'].every((part) => path.includes(part))
  )
}
