import { availableParallelism } from 'node:os'
import { counterOf, VITEST_COUNTER } from './count.mjs'
import { failedOfVitest } from './failed.mjs'
import { inMemory } from './memory-folder.mjs'
import { numberIn, withReportFile } from './report-file.mjs'
import { slowest, timesOfVitest } from './slowest.mjs'
import { runTool, testOutcome } from './stage.mjs'

/** Projects that start a PostgreSQL: these are the API tests, all others the unit tests. */
const WITH_DATABASE = ['embedded-postgres', 'api', 'demo', 'bench', 'proofs']

/** @type {import('./stage.mjs').Stage} */
export const unit = {
  name: 'unit',
  title: 'unit tests',
  budgetSeconds: 150,
  run: (context) =>
    runVitest(context, {
      title: unit.title,
      projects: WITH_DATABASE.map((project) => `!${project}`),
      // By default vitest leaves one core free, which is half of two.
      workers: availableParallelism(),
    }),
}

/** @type {import('./stage.mjs').Stage} */
export const api = {
  name: 'api',
  title: 'API tests',
  budgetSeconds: 300,
  run: (context) =>
    runVitest(context, {
      title: api.title,
      projects: WITH_DATABASE,
      // One more than cores: each waits for the database and for programs that it starts.
      workers: availableParallelism() + 1,
      env: inMemory(),
    }),
}

/**
 * @param {import('./stage.mjs').Context} context
 * @param {{ title: string, projects: string[], workers: number, env?: NodeJS.ProcessEnv }} what
 */
async function runVitest(context, { title, projects, workers, env = {} }) {
  const { result, report } = await withReportFile((file) =>
    runTool(
      context,
      'vitest/vitest.mjs',
      [
        'run',
        `--maxWorkers=${workers}`,
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--reporter=${VITEST_COUNTER}`,
        `--outputFile.json=${file}`,
      ],
      { env, onMessage: counterOf(title, context) },
    ),
  )
  const outcome = testOutcome(result, {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    skipped: numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests'),
  })
  return { ...outcome, failed: failedOfVitest(report), slowest: slowest(timesOfVitest(report)) }
}
