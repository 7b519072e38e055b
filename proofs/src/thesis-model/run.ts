import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { ServedApi } from '../served-api.ts'
import { after } from './consequences.ts'
import { actionOf, anIntention, type Intention } from './intention.ts'
import { type Action, judge, thesisOf, type World } from './model.ts'
import { comparable, observed } from './observed.ts'
import { aScene, perform, type Scene } from './scene.ts'

/** How often each action was done or refused. */
export type Tally = Map<Action['kind'], Map<string, number>>

interface Played {
  world: World
}

/** Acts of one story at most. */
const LONGEST = 60
const STORIES_OF_A_SEED = 10
const BEGINNING: readonly Action[] = [
  { kind: 'make', by: 0, isPublic: true },
  { kind: 'make', by: 1, isPublic: true },
]

/** Tells stories until there were so many actions. Throws the shortest story at whose end model and API differ. */
export async function runStories(
  api: ServedApi,
  { seed, actions }: { seed: number; actions: number },
  progress: (done: number) => void = () => undefined,
): Promise<{ actions: number; stories: number; tally: Tally }> {
  const tally: Tally = new Map()
  let [done, stories] = [0, 0]
  const report = (act: Action, verdict: string) => {
    const outcomes = tally.get(act.kind) ?? new Map<string, number>()
    tally.set(act.kind, outcomes.set(verdict, (outcomes.get(verdict) ?? 0) + 1))
    done += 1
  }
  const aStory = fc.commands([anIntention.map((intention) => new Step(intention, report))], {
    maxCommands: LONGEST,
    size: 'max',
  })
  const holds = fc.asyncProperty(aStory, async (story) => {
    stories += 1
    const scene = await aScene(api)
    const begun: Played = { world: [] }
    for (const act of BEGINNING) await compare(begun, scene, act)
    await fc.asyncModelRun(() => ({ model: begun, real: scene }), story)
    for (const index of begun.world.keys()) await compareThesis(begun, scene, index)
  })
  for (let batch = 0; done < actions; batch += 1) {
    await fc.assert(holds, { seed: seed + batch, numRuns: STORIES_OF_A_SEED })
    progress(done)
  }
  return { actions: done, stories, tally }
}

class Step implements fc.AsyncCommand<Played, Scene> {
  readonly #intention: Intention
  readonly #report: (act: Action, verdict: string) => void
  /** What it came to, for the story of a failure. */
  #act: Action | null = null

  constructor(intention: Intention, report: (act: Action, verdict: string) => void) {
    this.#intention = intention
    this.#report = report
  }

  check({ world }: Readonly<Played>): boolean {
    return actionOf(world, this.#intention) !== null
  }

  async run(model: Played, scene: Scene): Promise<void> {
    const act = actionOf(model.world, this.#intention)
    if (act === null) return
    this.#act = act
    this.#report(act, await compare(model, scene, act))
  }

  toString(): string {
    return JSON.stringify(this.#act ?? this.#intention)
  }
}

/** Does it in both, and compares the answer and everything that its theses then say. */
async function compare(model: Played, scene: Scene, act: Action): Promise<string> {
  const expected = judge(model.world, act)
  assert.equal(await perform(scene, act), expected, `the answer to ${JSON.stringify(act)}`)
  if (expected === null) model.world = after(model.world, act)
  // An acceptance ends the other interests of its student. What else an action may touch is seen at the end of the story.
  const touched = act.kind === 'make' ? [] : act.kind === 'accept' ? model.world.keys() : [act.thesis]
  for (const index of touched) await compareThesis(model, scene, index)
  return expected ?? 'done'
}

async function compareThesis({ world }: Played, scene: Scene, thesis: number): Promise<void> {
  assert.deepEqual(await observed(scene, thesis), comparable(thesisOf(world, { thesis })), `thesis ${thesis}`)
}
