// Any Node may read this file, so it uses nothing newer than ES modules.

/**
 * @param {string} version
 * @returns {boolean} whether this Node can begin: install, and hand over to the pinned one
 */
export function canBegin(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** Ends the program with one sentence when this Node is too old to start it. */
export function requireRecentNode() {
  const found = process.versions.node
  if (canBegin(found)) return
  console.error(
    `Diatrivi needs Node 20.19 or newer to begin, and this is ${found}: install a newer one from https://nodejs.org.`,
  )
  process.exit(1)
}
