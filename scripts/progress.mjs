const TICK_MS = 1_000
/** In ticks. */
const HEARTBEAT = 10
/** A count says more than a sign of life, so that a log needs it less often. */
const COUNT_IN_A_LOG = 30

const ERASE_LINE = '\r\u001b[2K'

/**
 * How a piece of work says how far it has come.
 *
 * @typedef {object} Report
 * @property {(doing: string) => void} note what it does by now
 * @property {(counted: string) => void} count how much of it is done; shown now and then, not at every call
 */

/**
 * One line when a piece of work ends. Work that takes longer announces itself after a second and gives a sign of life
 * every ten, so that the screen is never silent. What it counts stands in one line of a terminal, and in a log
 * every half minute.
 *
 * @template Result
 * @param {string} doing what is being done, such as "installing the dependencies"
 * @param {(report: Report) => Promise<Result>} work
 * @param {(result: Result) => string} done what was done
 * @param {(result: Result) => boolean} [isWell] whether it went well; only a thrown error says otherwise when left out
 * @returns {Promise<Result>}
 */
export async function withProgress(doing, work, done, isWell = () => true) {
  const started = Date.now()
  let now = doing
  let counted = ''
  let ticks = 0
  const clock = setInterval(() => {
    ticks += 1
    if (counted !== '' && process.stdout.isTTY) draw(`${counted} (${duration(started)})`)
    else if (counted !== '' && ticks % COUNT_IN_A_LOG === 0) say(`${counted} (${duration(started)})`)
    else if (counted === '' && ticks % HEARTBEAT === 0) say(`still ${now} (${duration(started)})`)
    else if (ticks === 1) say(now)
  }, TICK_MS)
  const note = (/** @type {string} */ text) => {
    now = text
    if (ticks > 0) say(now)
  }
  const count = (/** @type {string} */ text) => {
    counted = text
  }
  try {
    const result = await work({ note, count })
    write(`  ${isWell(result) ? '✓' : '✗'} ${done(result)} (${seconds(started)})`)
    return result
  } finally {
    clearInterval(clock)
    erase()
  }
}

/**
 * A line about what goes on.
 *
 * @param {string} text
 */
export function say(text) {
  write(`  … ${text}`)
}

/** Whether the terminal's last line is one that the next line replaces. */
let isDrawn = false

/** @param {string} text */
function draw(text) {
  process.stdout.write(`${ERASE_LINE}  … ${text}`)
  isDrawn = true
}

function erase() {
  if (isDrawn) process.stdout.write(ERASE_LINE)
  isDrawn = false
}

/** @param {string} line */
function write(line) {
  erase()
  console.log(line)
}

/** @param {number} since */
function duration(since) {
  const passed = (Date.now() - since) / 1000
  return passed < 60 ? `${passed.toFixed(0)} s` : `${Math.floor(passed / 60)} min`
}

/** @param {number} since */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
