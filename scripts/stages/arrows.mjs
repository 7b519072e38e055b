import { checkOutcome, runTool } from './stage.mjs'

const FOLDERS = ['packages', 'apps', 'demo', 'e2e', 'bench', 'proofs']

/** @type {import('./stage.mjs').Stage} */
export const arrows = {
  name: 'arrows',
  title: 'import rules',
  budgetSeconds: 10,
  async run(context) {
    const result = await runTool(context, 'dependency-cruiser/bin/dependency-cruiser.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      ...FOLDERS,
    ])
    return checkOutcome(result, /(\d+ modules, \d+ dependencies)/.exec(result.output)?.[1] ?? 'the imports')
  },
}
