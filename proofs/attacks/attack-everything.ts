import type { casting } from '@diatrivi/e2e/fixtures/cast'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { attackedWorld } from './attacked-world.ts'
import { attacker, type Tally } from './attacker.ts'
import type { FreeText } from './free-texts.ts'
import { countRunning } from './raw.ts'
import { type Reader, screensOfAll, screensOfTheses, screensThatEcho } from './screens.ts'
import { surveyMails, surveyPages, type Windows } from './survey.ts'

/** What came of the attacks of one world, as it is written down and read again. */
export interface Findings {
  vectors: readonly string[]
  /** How many of them do harm in a page that shows them as they are. */
  running: number
  tallies: [FreeText, Tally][]
  seen: FreeText[]
  pages: { withPolicy: number; without: number }
  /** How many of them came only when they were opened once more. */
  again: number
  mails: number
  harm: string[]
}

/** Every attack in every field, on every page that shows it with its policy and without, and in every mail. */
export async function attackEverything(
  vectors: readonly string[],
  names: ReturnType<typeof naming>,
  cast: ReturnType<typeof casting>,
  windows: Windows,
): Promise<Findings> {
  const running = await countRunning(windows.openWindow, vectors)
  const tallies = new Map<FreeText, Tally>()
  const attackers = vectors.map((vector) => attacker(() => vector, tallies))
  const world = await attackedWorld(attackers, names, cast)
  console.log(`${vectors.length} attacks are written`)
  const look = (readers: readonly Reader[], bypassCSP: boolean) =>
    surveyPages(windows, readers, { bypassCSP })
  const readers = screensOfAll(world)
  const without = await look([...readers, ...screensOfTheses(world), ...screensThatEcho(vectors)], true)
  console.log(`${without.pages} pages were opened without a policy`)
  const withPolicy = await look(readers, false)
  const { mails, harm } = await surveyMails(windows.openWindow, world.addresses)
  return {
    vectors,
    running,
    tallies: [...tallies],
    seen: [...new Set([...without.seen, ...withPolicy.seen])],
    pages: { withPolicy: withPolicy.pages, without: without.pages },
    again: without.again + withPolicy.again,
    mails,
    harm: [...without.harm, ...withPolicy.harm, ...harm],
  }
}
