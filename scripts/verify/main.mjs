import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installDependencies, npmCommand } from '../install.mjs'
import { withPart } from '../page-part.mjs'
import { PlainError, printError } from '../plain-error.mjs'
import { ROOT } from '../root.mjs'
import { chosen, PROOFS } from './proofs.mjs'

const PAGE = join(ROOT, 'docs/generated/reliability.md')

/**
 * @typedef {object} Outcome
 * @property {import('./proofs.mjs').Proof} proof
 * @property {boolean} isOk
 * @property {number} seconds
 */

/**
 * Runs the proofs of those names, or all; one that fails does not keep the next from running. Each writes its own figures;
 * a run of all writes what came of each, too.
 *
 * @param {string[]} names
 */
export async function verify(names) {
  try {
    const proofs = chosen(names)
    await installDependencies()
    const outcomes = []
    for (const proof of proofs) outcomes.push(await outcomeOf(proof))
    const lines = table(outcomes)
    console.log(['', ...lines].join('\n'))
    if (proofs.length === PROOFS.length) {
      writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), 'All proofs', lines))
    }
    const failed = outcomes.filter(({ isOk }) => !isOk).map(({ proof }) => proof.name)
    if (failed.length > 0) throw new PlainError(`\nFailed: ${failed.join(', ')}.`)
    console.log('\nEvery proof holds.')
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

/**
 * @param {import('./proofs.mjs').Proof} proof
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(proof) {
  const [npm, args] = npmCommand()
  console.log(`\n${proof.name}: ${proof.what} (npm ${proof.args.join(' ')})`)
  const begun = performance.now()
  const child = spawn(npm, [...args, ...proof.args], { cwd: ROOT, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  const seconds = (performance.now() - begun) / 1000
  console.log(`${code === 0 ? '✓' : '✗'} ${proof.name}, ${seconds.toFixed(0)} s`)
  return { proof, isOk: code === 0, seconds }
}

/** @param {readonly Outcome[]} outcomes */
function table(outcomes) {
  return [
    `\`npm run check:proofs\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}:`,
    '',
    '| proof | what | outcome | seconds |',
    '|---|---|---|---|',
    ...outcomes.map(
      ({ proof: { name, what }, isOk, seconds }) =>
        `| ${name} | ${what} | ${isOk ? 'holds' : 'failed'} | ${seconds.toFixed(0)} |`,
    ),
  ]
}
