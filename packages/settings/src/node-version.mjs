// Any Node with ES modules may read this file, so it uses nothing that is newer.

export const NEEDED_MAJOR = 24

/**
 * @param {string} version
 * @returns {boolean} whether this Node runs the programs, which are TypeScript
 */
export function runsPrograms(version) {
  const [major = 0] = version.split('.').map(Number)
  return major >= NEEDED_MAJOR
}

/**
 * @param {string} version
 * @returns {boolean} whether this Node can begin: install, and hand over to the pinned one
 */
export function canBegin(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** Ends the program with one sentence when this Node is too old to install Diatrivi. */
export function requireRecentNode() {
  const found = process.versions.node
  if (canBegin(found)) return
  refuse(
    `Diatrivi needs Node 20.19 or newer to begin, and this is ${found}: install a newer one from https://nodejs.org.`,
  )
}

/** Ends the program with one sentence when this Node is too old to run Diatrivi. */
export function requireNodeOfPrograms() {
  const found = process.versions.node
  if (runsPrograms(found)) return
  refuse(
    `Diatrivi runs on Node ${NEEDED_MAJOR}, and this is ${found} (${process.execPath}): install the one that it brings, by "npm ci" with --workspace @diatrivi/node-runtime, or Node ${NEEDED_MAJOR} from https://nodejs.org.`,
  )
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}
