/** Those that the README and `demo/README.md` tell apart. */
const DEMO_ACCOUNTS =
  'admin, secretary, instructor, member, mdeli, student, student2, student3, student4, student5, atriantafyllou'
/** Whose mark is the last, and who has no account. */
const OUTSIDE_MEMBER = 'has the link by which zoe.karra@example.gr, who has no account, gives her mark'

/** @typedef {{ api: string, web: string, standing: import('./server-process.mjs').Standing | undefined }} Running */

/**
 * @param {Running} running
 * @param {import('./settings.mjs').Settings} settings
 */
export function printAddresses({ api, web, standing }, settings) {
  const holdsDemo = standing?.holdsDemo === true
  const lines = [
    ['Web app', web],
    ['API', `${api}  (described at ${api}/docs)`],
    ...(holdsDemo ? ACCOUNT_LINES : withoutDemo(settings.demo, standing)),
    ...(settings.hasLocalMailbox ? mailboxLines(api, holdsDemo) : []),
    ['Data', settings.dataDir],
  ]
  console.log('\n  Diatrivi is running.\n')
  for (const [name = '', value] of lines) console.log(`    ${name.padEnd(9)} ${value}`)
  console.log('\n  Ctrl-C stops it.')
}

const ACCOUNT_LINES = [
  ['Accounts', DEMO_ACCOUNTS],
  ['', 'the password of each is demo1234'],
]

/**
 * @param {import('./settings.mjs').Settings['demo']} demo
 * @param {Running['standing']} standing
 */
function withoutDemo({ isOn, reasons }, standing) {
  const why = isOn
    ? 'not loaded: the database is in use already'
    : ['off', ...reasons.slice(0, 1).map((reason) => `because ${reason}`)].join(', ')
  return [
    ['Demo', why],
    ...(standing?.firstRun
      ? [
          ['Accounts', 'no administrator yet: the first one is made at'],
          ['', standing.firstRun.page],
          ['', 'by this code, which is shown once:'],
          ['', standing.firstRun.code],
          ['', 'or, without a browser: npm run create-admin -- --username <name> --email <address>'],
        ]
      : []),
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
