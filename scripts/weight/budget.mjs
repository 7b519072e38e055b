/**
 * What a page may weigh, in bytes as the static server sends them (brotli). A kB is 1000 bytes.
 */
export const LIMITS = { signIn: 192_000, page: 304_000, fonts: 45_000 }

/** The first page of every visitor, by both of its addresses. */
const SIGN_IN = ['/', '/login']

/** @param {string} address */
export function limitOf(address) {
  return SIGN_IN.includes(address) ? LIMITS.signIn : LIMITS.page
}

/**
 * A sentence for each page, and for the fonts, that weighs more than it may.
 *
 * @param {import('./weigh.mjs').Weight} weight
 * @returns {string[]}
 */
export function exceeded({ fonts, routes }) {
  const pages = routes.filter(({ address, bytes }) => bytes > limitOf(address))
  return [
    ...pages.map(({ address, bytes }) => tooHeavy(`${address} loads`, bytes, limitOf(address), 'JavaScript')),
    ...(fonts > LIMITS.fonts ? [tooHeavy('Every page loads', fonts, LIMITS.fonts, 'fonts')] : []),
  ]
}

/**
 * @param {string} who
 * @param {number} bytes
 * @param {number} limit
 * @param {string} what
 */
function tooHeavy(who, bytes, limit, what) {
  return `${who} ${kB(bytes)} kB of ${what} before its first paint: ${kB(limit)} kB are allowed. See docs/guides/web.md, "Weight".`
}

/** @param {number} bytes */
export function kB(bytes) {
  return Math.ceil(bytes / 1000)
}
