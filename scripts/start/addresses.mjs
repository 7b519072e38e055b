/** The accounts that the README and `demo/README.md` distinguish. */
const DEMO_ACCOUNTS =
  'admin, secretary, instructor, member, mdeli, student, student2, student3, student4, student5, atriantafyllou'
/** The member whose mark is the last, and who has no account. */
const OUTSIDE_MEMBER = 'has the link by which zoe.karra@example.gr, who has no account, gives her mark'

/** @typedef {import('./servers.mjs').Running} Running */

/**
 * @param {Running} running
 * @param {import('./settings.mjs').Settings} settings
 */
export function printAddresses({ api, web, status }, settings) {
  const holdsDemo = status?.holdsDemo === true
  const lines = [
    ['Web app', web],
    ['API', `${api}  (described at ${api}/docs)`],
    ...(holdsDemo ? ACCOUNT_LINES : withoutDemo(settings.demo, status)),
    ...(settings.hasLocalMailbox ? mailboxLines(api, holdsDemo) : []),
    ['Data', settings.dataDir],
  ]
  console.log('\n  Diatrivi is running.\n')
  printLines(lines)
  console.log('\n  Ctrl-C stops it.')
}

/**
 * An API that starts again shows another code, and the one before holds no longer.
 *
 * @param {Running['status']} status
 */
export function printFirstRun(status) {
  printLines(firstRunLines(status))
}

/** @param {string[][]} lines */
function printLines(lines) {
  for (const [name = '', value] of lines) console.log(`    ${name.padEnd(9)} ${value}`)
}

const ACCOUNT_LINES = [
  ['Accounts', DEMO_ACCOUNTS],
  ['', 'the password of each is demo1234'],
]

/**
 * @param {import('./settings.mjs').Settings['demo']} demo
 * @param {Running['status']} status
 */
function withoutDemo({ isOn, reasons }, status) {
  const why = isOn
    ? 'not loaded: the database is in use already'
    : ['off', ...reasons.slice(0, 1).map((reason) => `because ${reason}`)].join(', ')
  return [['Demo', why], ...firstRunLines(status)]
}

/** @param {Running['status']} status */
function firstRunLines(status) {
  if (!status?.firstRun) return []
  return [
    ['Accounts', 'no administrator yet: the first one is made at'],
    ['', status.firstRun.page],
    ['', 'by this code, which is shown once:'],
    ['', status.firstRun.code],
    ['', 'or, without a browser: npm run create-admin -- --username <name> --email <address>'],
  ]
}

/**
 * @param {string} api
 * @param {boolean} isOpen
 */
function mailboxLines(api, isOpen) {
  if (!isOpen) return [['Mailbox', 'no SMTP_URL is set: mails are printed here']]
  return [
    ['Mailbox', `${api}/dev/mailbox`],
    ['', OUTSIDE_MEMBER],
  ]
}
