import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printError } from '../plain-error.mjs'
import { ROOT } from '../root.mjs'
import { withFreshSnippets } from './document.mjs'

const GUIDES = 'docs/guides'

/** Writes every guide whose code is not what it is cut from. */
export function writeSnippets() {
  try {
    const changed = readdirSync(join(ROOT, GUIDES))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${GUIDES}/${file}`)
      .filter(refresh)
    console.log(changed.length === 0 ? 'All snippets are as the code is.' : changed.join('\n'))
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

/** @param {string} path */
function refresh(path) {
  const before = readFileSync(join(ROOT, path), 'utf8')
  const after = withFreshSnippets(before, (source) => readFileSync(join(ROOT, source), 'utf8'))
  if (after !== before) writeFileSync(join(ROOT, path), after)
  return after !== before
}
