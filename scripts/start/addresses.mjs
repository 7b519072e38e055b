/** Those that the README and `demo/README.md` tell apart. */
const DEMO_ACCOUNTS = 'admin, instructor, student, student2, student3, student4, atriantafyllou'

/**
 * @param {{ api: string, web: string }} urls
 * @param {import('./settings.mjs').Settings} settings
 */
export function printAddresses(urls, settings) {
  const lines = [
    ['Web app', urls.web],
    ['API', `${urls.api}  (described at ${urls.api}/docs)`],
    ...(settings.isDemo
      ? [
          ['Accounts', DEMO_ACCOUNTS],
          ['', 'the password of each is demo1234'],
        ]
      : []),
    ...(settings.hasLocalMailbox ? [['Mailbox', mailbox(urls.api, settings.isDemo)]] : []),
    ['Data', settings.dataDir],
  ]
  console.log('\n  Diatrivi is running.\n')
  for (const [name = '', value] of lines) console.log(`    ${name.padEnd(9)} ${value}`)
  console.log('\n  Ctrl-C stops it.')
}

/**
 * @param {string} api
 * @param {boolean} isDemo
 */
function mailbox(api, isDemo) {
  return isDemo ? `${api}/dev/mailbox` : 'no SMTP_URL is set: mails are printed here'
}
