const ANNOUNCE_MS = 1_000
const HEARTBEAT_MS = 10_000

/**
 * One line when a piece of work ends. Work that takes longer announces itself after a second and gives a sign of life
 * every ten, so that nobody looks at a silent screen.
 *
 * @template Result
 * @param {string} doing what is being done, such as "installing the dependencies"
 * @param {(note: (doing: string) => void) => Promise<Result>} work gets a function that tells what it does by now
 * @param {(result: Result) => string} done what was done
 * @param {(result: Result) => boolean} [isWell] whether it went well; only a thrown error says otherwise when left out
 * @returns {Promise<Result>}
 */
export async function withProgress(doing, work, done, isWell = () => true) {
  const started = Date.now()
  let now = doing
  let isAnnounced = false
  const say = (/** @type {string} */ text) => console.log(`  … ${text}`)
  const announcement = setTimeout(() => {
    isAnnounced = true
    say(now)
  }, ANNOUNCE_MS)
  const heartbeat = setInterval(() => say(`still ${now} (${seconds(started, 0)})`), HEARTBEAT_MS)
  const note = (/** @type {string} */ text) => {
    now = text
    if (isAnnounced) say(now)
  }
  try {
    const result = await work(note)
    console.log(`  ${isWell(result) ? '✓' : '✗'} ${done(result)} (${seconds(started)})`)
    return result
  } finally {
    clearTimeout(announcement)
    clearInterval(heartbeat)
  }
}

/**
 * @param {number} since
 * @param {number} [digits]
 */
export function seconds(since, digits = 1) {
  return `${((Date.now() - since) / 1000).toFixed(digits)} s`
}
