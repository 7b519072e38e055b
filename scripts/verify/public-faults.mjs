/**
 * @typedef {object} PublicFault
 * @property {number} point of the list by which the faults were mended
 * @property {string} fault as users of other products reported it
 * @property {readonly string[]} tests the names of test files; with their folder where a name alone would be two
 */

/**
 * What users of other products reported, and the tests that show it does not happen here. Files are named without their
 * paths, so that the list holds when they move.
 *
 * @type {readonly PublicFault[]}
 */
export const PUBLIC_FAULTS = [
  fault(1, 'a search misses ligatures, soft hyphens and other hyphens', [
    'invisible.test.ts',
    'greek-text.test.ts',
    'greek.test.ts',
    'thesis-search.api.test.ts',
  ]),
  fault(1, 'one number in Greek and in Latin letters is two', [
    'common-form.test.ts',
    'keyword.test.ts',
    'paper-identity.test.ts',
  ]),
  fault(1, 'a number with a capital letter is not found', [
    'search-text.test.ts',
    'student-record.api.test.ts',
  ]),
  fault(1, 'a name or a title of invisible characters alone is kept', ['values.test.ts']),
  fault(2, 'numbers lose their zeros', [
    'digit-format.test.ts',
    'number-changes.test.ts',
    'registry-numbers.api.test.ts',
  ]),
  fault(2, 'numbers in CSV become dates', ['formula.test.ts', 'department-list.api.test.ts']),
  fault(2, 'an export does not load again', ['lists-come-back.api.test.ts']),
  fault(2, 'hidden rows are loaded without a word', ['read-table.test.ts', 'import-screen.test.tsx']),
  fault(3, 'a PDF with bytes before its header is none', ['media-type.test.ts']),
  fault(3, 'a locked file is taken and never opened', ['read-pdf.test.ts', 'parsers.api.test.ts']),
  fault(3, 'an unsigned paper counts as signed', [
    'signed-copies.test.ts',
    'paper-return.api.test.ts',
    'papers-panel.test.tsx',
  ]),
  fault(4, 'official papers print boxes', ['fonts.test.ts', 'pdf.test.ts', 'paper.api.test.ts']),
  fault(5, 'a member without an account is in two places', [
    'person.test.ts',
    'clashes.test.ts',
    'outside-clashes.api.test.ts',
    'outside-absences.api.test.ts',
  ]),
  fault(5, 'an account made later is another person', ['join-seat.test.ts', 'seat-joining.api.test.ts']),
  fault(6, 'mail gateways break links', [
    'link-fragment.test.ts',
    'link-token.test.ts',
    'meant-address.test.ts',
    'pasted-link.test.ts',
    'paste-link.test.tsx',
  ]),
  fault(7, 'pages stay white where storage is blocked', ['browser-storage.test.ts', 'no-storage.spec.ts']),
  fault(8, 'every failure is called "offline"', [
    'send-form.test.ts',
    'client.test.ts',
    'use-attachment.test.tsx',
  ]),
  fault(8, "the reader's clock decides about deadlines", ['moments.test.ts', 'cross-origin.api.test.ts']),
  fault(9, 'a page that is translated breaks', ['loose-text.test.ts', 'error-boundary.test.tsx']),
  fault(10, 'the wheel changes numbers', ['lint-rules.test.ts']),
  fault(11, 'what is pasted from Word loses its lists', ['pasted-html.test.ts', 'sanitise-html.test.ts']),
  fault(12, 'contrast themes hide what is chosen', ['look.spec.ts', 'every-page.spec.ts']),
  fault(13, 'a calendar keeps examinations that were called off', [
    'calendar-file.test.ts',
    'calendar-entry.test.ts',
    'calendar-mails.api.test.ts',
  ]),
  fault(13, 'examinations fall on holidays unseen', ['greek-calendar.test.ts', 'days-off.test.ts']),
  fault(14, 'HEIC photos are refused without a way out', ['file-problem.test.ts']),
  fault(15, 'notices and automatic answers mail each other', ['smtp-transport.test.ts']),
  fault(15, 'the seventh window waits for ever', ['one-per-browser.test.ts', 'turn.test.ts']),
  fault(16, 'what is about to be lost is not said', [
    'delete-thesis-button.test.tsx',
    'own-interest-list.test.tsx',
    'todo-list.schemas.test.ts',
  ]),
  fault(16, 'what is exported is not what is chosen', ['statistics-screen.test.tsx']),
]

/**
 * @param {number} point
 * @param {string} what
 * @param {readonly string[]} tests
 * @returns {PublicFault}
 */
function fault(point, what, tests) {
  return { point, fault: what, tests }
}

/**
 * The paths among `files` that a test of the list names.
 *
 * @param {string} test
 * @param {readonly string[]} files
 */
export function filesNamed(test, files) {
  return files.filter((path) => `/${path}`.endsWith(`/${test}`))
}

/** @param {string} path */
export const isJourney = (path) => path.endsWith('.spec.ts')

/**
 * A row for each test of each fault, and whether all of them hold.
 *
 * @param {(test: string) => boolean} holds
 */
export function faultTable(holds) {
  const rows = PUBLIC_FAULTS.flatMap(({ point, fault: what, tests }) =>
    tests.map((test) => `| ${point} | ${what} | ${test} | ${holds(test) ? 'ok' : 'failed'} |`),
  )
  const failed = new Set(PUBLIC_FAULTS.flatMap(({ tests }) => tests.filter((test) => !holds(test))))
  return { lines: ['| point | fault | test | |', '|---|---|---|---|', ...rows], failed: [...failed] }
}
