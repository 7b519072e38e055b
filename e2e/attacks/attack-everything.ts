import type { casting } from '../fixtures/cast.ts'
import type { naming } from '../fixtures/names.ts'
import { attackedWorld } from './attacked-world.ts'
import { attacker, type Tally } from './attacker.ts'
import type { FreeText } from './free-texts.ts'
import { countRunning } from './raw.ts'
import { type Reader, screensOfAll, screensOfTheses, screensThatEcho } from './screens.ts'
import { surveyMails, surveyPages, type Windows } from './survey.ts'

export interface Figures {
  vectors: readonly string[]
  /** How many of them do harm in a page that shows them as they are. */
  running: number
  tallies: Map<FreeText, Tally>
  seen: Set<FreeText>
  pages: { withPolicy: number; without: number }
  mails: number
}

/** As many as a page of a list shows. */
const IN_A_WORLD = 20
/** Worlds that are made and looked at side by side. */
const LANES = 3

export async function attackEverything(
  vectors: readonly string[],
  names: ReturnType<typeof naming>,
  cast: ReturnType<typeof casting>,
  windows: Windows,
): Promise<Figures> {
  const figures: Figures = {
    vectors,
    running: await countRunning(windows.openWindow, vectors),
    tallies: new Map(),
    seen: new Set(),
    pages: { withPolicy: 0, without: 0 },
    mails: 0,
  }
  const groups = Array.from({ length: Math.ceil(vectors.length / IN_A_WORLD) }, (_none, index) =>
    vectors.slice(index * IN_A_WORLD, (index + 1) * IN_A_WORLD),
  )
  const lane = async () => {
    for (let group = groups.shift(); group; group = groups.shift()) {
      await attackTogether(group, figures, names, cast, windows)
      console.log(`${groups.length} groups are left; ${figures.pages.without} pages without a policy so far`)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return figures
}

async function attackTogether(
  group: readonly string[],
  figures: Figures,
  names: ReturnType<typeof naming>,
  cast: ReturnType<typeof casting>,
  windows: Windows,
): Promise<void> {
  const attackers = group.map((vector) => attacker(() => vector, figures.tallies))
  const world = await attackedWorld(attackers, names, cast)
  const look = async (readers: readonly Reader[], bypassCSP: boolean) => {
    const { pages, seen } = await surveyPages(windows, readers, { bypassCSP })
    figures.pages[bypassCSP ? 'without' : 'withPolicy'] += pages
    for (const field of seen) figures.seen.add(field)
  }
  await look([...screensOfAll(world), screensOfTheses(world), ...screensThatEcho(group)], true)
  await look(screensOfAll(world), false)
  figures.mails += await surveyMails(windows.openWindow, world.addresses)
}
