import { onServedApi } from '../on-served-api.ts'
import { writePart } from '../page.ts'
import { runStories, type Tally } from './run.ts'

const ACTIONS = 10_000

/** The life of theses in the API and in a model of it, act by act. */
export async function run(): Promise<void> {
  const seed = Date.now() % 2 ** 31
  await onServedApi(async (api) => {
    const { actions, stories, tally } = await runStories(api, { seed, actions: ACTIONS }, (done) =>
      console.log(`${done} actions`),
    )
    const lines = [
      `${actions} actions in ${stories} stories of two instructors and three students, made with the seed ${seed}; after each, the answer and every thesis in the API are what a model of the rules says. Run on ${new Date().toISOString().slice(0, 10)}.`,
      '',
      '| act | done | refused |',
      '|---|---|---|',
      ...rows(tally),
    ]
    for (const line of lines) console.log(line)
    writePart('The life of a thesis', lines)
  })
}

function rows(tally: Tally): string[] {
  return [...tally].sort().map(([kind, outcomes]) => {
    const refused = [...outcomes].filter(([verdict]) => verdict !== 'done').sort()
    const reasons = refused.map(([code, count]) => `\`${code}\` ${count}`).join(', ')
    return `| ${kind} | ${outcomes.get('done') ?? 0} | ${reasons} |`
  })
}
