/**
 * @typedef {object} Proof
 * @property {string} name as `npm run check:proofs` takes it
 * @property {string} what
 * @property {string[]} args of npm
 */

/** @type {readonly Proof[]} */
export const PROOFS = [
  {
    name: 'public-faults',
    what: 'faults that users of other products reported',
    args: ['exec', '--', 'node', 'scripts/public-faults.mjs'],
  },
  proof('life', 'people act on theses as a model of the rules says', 'reliability', 'life'),
  proof('requests', 'requests generated from the contract', 'reliability', 'requests'),
  proof('parsers', 'the worst inputs of every parser, with /healthz watched', 'reliability', 'parsers'),
  proof('interleavings', 'acts at once, at two servers', 'interleavings'),
  proof('mail-faults', 'mails through a server that fails, by workers that are killed', 'mail-faults'),
  proof('kills', 'the API and its database are killed while they write', 'reliability', 'kills'),
  proof('year', 'a department of 300 students from September to July', 'reliability', 'year'),
  proof('crowd', '500 people at once', 'reliability', 'crowd'),
  proof('harvest', 'a harvester of others collects the finished theses', 'reliability', 'harvest'),
  proof('installation', 'the guide for systemd, followed word by word', 'reliability', 'installation'),
  proof('attacks', 'scripts in every field that people see, in a browser', 'attacks'),
]

/**
 * @param {string} name
 * @param {string} what
 * @param {string} script
 * @param {string[]} args
 * @returns {Proof}
 */
function proof(name, what, script, ...args) {
  const run = ['run', '--silent', script, '--workspace', '@diatrivi/proofs']
  return { name, what, args: [...run, ...(args.length > 0 ? ['--', ...args] : [])] }
}

/**
 * Returns the proofs of these names in the order of the table; all without names.
 *
 * @param {readonly string[]} names
 */
export function chosen(names) {
  const unknown = names.filter((name) => !PROOFS.some((one) => one.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `No such proof: ${unknown.join(', ')}. There are: ${PROOFS.map(({ name }) => name).join(', ')}.`,
    )
  }
  return names.length === 0 ? PROOFS : PROOFS.filter(({ name }) => names.includes(name))
}
