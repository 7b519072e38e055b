import { expect, it } from 'vitest'
import { aServedApi } from '../served-api.fixture.ts'
import { runStories } from './run.ts'

const api = await aServedApi()

it('a thesis lives in the API as in a model of the rules, through 150 actions of several people', async () => {
  const { tally } = await runStories(api, { seed: 20_261_123, actions: 150 })
  for (const kind of ['declare', 'answer', 'accept', 'finish', 'acceptStep', 'mark', 'release'] as const) {
    expect(tally.get(kind)?.get('done') ?? 0, kind).toBeGreaterThan(0)
  }
}, 60_000)
