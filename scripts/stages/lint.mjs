import { checkOutcome, runTool } from './stage.mjs'

/** @type {import('./stage.mjs').Stage} */
export const lint = {
  name: 'lint',
  title: 'lint and format',
  budgetSeconds: 10,
  async run(context) {
    const result = await runTool(context, '@biomejs/biome/bin/biome', ['check', '.', '--max-diagnostics=50'])
    return checkOutcome(result, /Checked (\d+ files)/.exec(result.output)?.[1] ?? 'Biome')
  },
}
