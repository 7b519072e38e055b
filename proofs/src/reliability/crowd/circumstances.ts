import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { backUpUntil } from './backups.ts'
import type { Post } from './post.ts'

interface Scene {
  settings: Record<string, string>
  post: Post
  folder: string
  seconds: number
}

/** What goes on while the crowd is there. */
export interface Circumstance {
  name: string
  title: string
  /** Returns what is to be said of it. */
  meanwhile(scene: Scene, over: AbortSignal): Promise<string>
}

export const CIRCUMSTANCES: readonly Circumstance[] = [
  { name: 'plain', title: 'alone', meanwhile: async () => '' },
  {
    name: 'mail',
    title: 'mail server away',
    meanwhile: async ({ post, seconds }) => {
      const part = (share: number) => delay(share * seconds * 1_000)
      await part(0.2)
      await post.fallSilent()
      await part(0.25)
      await post.shut()
      await part(0.25)
      await post.open()
      return `the mail server is silent from ${Math.round(0.2 * seconds)} s on, closed from ${Math.round(0.45 * seconds)} s, and back from ${Math.round(0.7 * seconds)} s`
    },
  },
  {
    name: 'backup',
    title: 'backups',
    meanwhile: async ({ settings, folder }, over) => {
      const seconds = await backUpUntil(over, { settings, folder: join(folder, 'backups') })
      const [shortest, longest] = [Math.min(...seconds), Math.max(...seconds)]
      return `${seconds.length} backups one after the other, of ${shortest.toFixed(0)} to ${longest.toFixed(0)} s`
    },
  },
]
