import { type Environment, settingsOf } from '@diatrivi/settings/read-settings'
import { StartError } from './settings.ts'

/** Where the streets of the administrator's map come from, and whom to name for them. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in its path. */
  url: string
  attribution: string
}

/** Null where nothing is set: the map then shows its own outline and asks no other server. */
export function readMapTiles(env: Environment): MapTiles | null {
  const { problems, read } = settingsOf(env)
  const [url, attribution] = [read('MAP_TILES_URL'), read('MAP_ATTRIBUTION')]
  if (problems.length > 0) throw new StartError(problems.join('\n'))
  if (url === undefined) return null
  if (attribution === undefined) {
    throw new StartError('MAP_TILES_URL needs MAP_ATTRIBUTION beside it: whom the map names for its streets.')
  }
  return { url, attribution }
}
