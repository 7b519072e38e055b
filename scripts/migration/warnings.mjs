/**
 * @typedef {{ statement: string, reason: string }} Warning
 * @typedef {{ is: RegExp, reason: string, isHarmlessOnNew?: boolean }} Rule
 */

const BOTH_RUN = 'The version before still runs while the new one starts'

/**
 * What a migration does beyond adding. A rule that is harmless on a table of the same migration, which has no rows and
 * no readers, says so.
 *
 * @type {readonly Rule[]}
 */
const RULES = [
  { is: /^DROP (?:TABLE|VIEW|TYPE|SEQUENCE|SCHEMA)\b/i, reason: `${BOTH_RUN} and uses it.` },
  { is: /^DROP INDEX\b/i, reason: `${BOTH_RUN}: see that its queries do without this index.` },
  { is: /\bDROP COLUMN\b/i, reason: `${BOTH_RUN} and names the column in every query.` },
  { is: /\bDROP CONSTRAINT\b/i, reason: 'Both versions then rely on the code alone for this rule.' },
  { is: /\bDROP DEFAULT\b/i, reason: `${BOTH_RUN} and leaves the column out when it inserts.` },
  { is: /\bRENAME\b/i, reason: `${BOTH_RUN} and knows the old name only.` },
  {
    is: /\bADD COLUMN\b(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT NULL\b/is,
    reason: 'A table with rows refuses it, and the version before leaves the column out: give it a default.',
    isHarmlessOnNew: true,
  },
  {
    is: /\bADD COLUMN\b.*\b(?:GENERATED\b|DEFAULT (?:gen_random_uuid|random|clock_timestamp|nextval)\b)/is,
    reason: 'Every row is written anew, and no process can read or write the table meanwhile.',
    isHarmlessOnNew: true,
  },
  {
    is: /\bSET NOT NULL\b/i,
    reason: `Every row is looked at under a lock. ${BOTH_RUN} and may still write null.`,
    isHarmlessOnNew: true,
  },
  {
    is: /\bALTER COLUMN\b.*\bTYPE\b/is,
    reason: `Every row is written anew under a lock. ${BOTH_RUN} and expects the old type.`,
    isHarmlessOnNew: true,
  },
  {
    is: /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)/i,
    reason:
      'The table takes no writes until the index is built: on a large table build it CONCURRENTLY by hand beforehand, under the same name, and write IF NOT EXISTS here.',
    isHarmlessOnNew: true,
  },
  {
    is: /\bADD CONSTRAINT\b.*\b(?:UNIQUE|PRIMARY KEY)\b/is,
    reason: 'An index is built under a lock, and rows that are alike make it fail.',
    isHarmlessOnNew: true,
  },
  {
    is: /\bADD CONSTRAINT\b(?!.*\bNOT VALID\b).*\b(?:CHECK|FOREIGN KEY)\b/is,
    reason: `Every row is looked at under a lock. ${BOTH_RUN}: see that nothing it writes breaks the rule.`,
    isHarmlessOnNew: true,
  },
  { is: /^(?:UPDATE|DELETE)\b/i, reason: 'Every row it meets is locked until the migration is done.' },
]

/**
 * The statements of a migration that do more than add, each with the reason to look at it.
 *
 * @param {string} sql
 * @returns {Warning[]}
 */
export function warningsOf(sql) {
  const statements = statementsOf(sql)
  const made = new Set(
    statements.flatMap((statement) => /^CREATE TABLE "?(\w+)"?/i.exec(statement)?.[1] ?? []),
  )
  return statements.flatMap((statement) => {
    const isOnNew = made.has(tableOf(statement) ?? '')
    const broken = RULES.filter(
      ({ is, isHarmlessOnNew }) => is.test(statement) && !(isOnNew && isHarmlessOnNew),
    )
    return broken.map(({ reason }) => ({ statement: firstLine(statement), reason }))
  })
}

/** @param {string} sql */
function statementsOf(sql) {
  return sql
    .replace(/^--(?!>).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

/** @param {string} statement */
function tableOf(statement) {
  return /(?:^ALTER TABLE|^CREATE (?:UNIQUE )?INDEX .*? ON) "?(\w+)"?/is.exec(statement)?.[1]
}

/** @param {string} statement */
function firstLine(statement) {
  const [line = ''] = statement.split('\n')
  return line.length > 160 ? `${line.slice(0, 159)}…` : line
}
