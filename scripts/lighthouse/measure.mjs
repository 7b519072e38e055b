// Run by the pinned Node, which Lighthouse needs: measures one screen once and prints what it found as JSON.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {object} Order
 * @property {string} folder where the packages of Lighthouse are
 * @property {string} browser
 * @property {string} origin
 * @property {string} path
 * @property {string | null} token of a session
 * @property {import('./screens.mjs').Device} device
 * @property {boolean} isForEverybody whether search engines are to find it
 *
 * @typedef {object} Finding
 * @property {Record<string, number>} scores out of 100, by category
 * @property {Record<string, number>} metrics
 * @property {string[]} flaws audits of accessibility, best practices and search engines that failed
 */

const CATEGORIES = ['performance', 'accessibility', 'best-practices']
/** Asked of what search engines are to find; all else they are kept from. */
const FOR_EVERYBODY = 'seo'
const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
}

/** @param {Order} order @returns {Promise<Finding>} */
async function measure({ folder, browser, origin, path, token, device, isForEverybody }) {
  const { default: puppeteer } = await importFrom(folder, 'puppeteer-core')
  const lighthouse = await importFrom(folder, 'lighthouse')
  const chromium = await puppeteer.launch({
    executablePath: browser,
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const page = await chromium.newPage()
    if (token !== null) {
      // Lighthouse empties the caches and leaves what a page keeps for itself: the session is found as after a sign-in.
      await page.goto(`${origin}/icon.svg`)
      await page.evaluate((/** @type {string} */ kept) => localStorage.setItem('jwt_token', kept), token)
    }
    const categories = isForEverybody ? [...CATEGORIES, FOR_EVERYBODY] : CATEGORIES
    const config = device === 'desktop' ? lighthouse.desktopConfig : undefined
    const { lhr } = await lighthouse.default(
      origin + path,
      { onlyCategories: categories, logLevel: 'error', locale: 'en' },
      config,
      page,
    )
    return toFinding(lhr, path, categories)
  } finally {
    await chromium.close()
  }
}

/** @param {string} folder @param {string} name */
function importFrom(folder, name) {
  return import(pathToFileURL(createRequire(join(folder, 'anything.js')).resolve(name)).href)
}

/** @param {any} lhr @param {string} path @param {string[]} categories @returns {Finding} */
function toFinding(lhr, path, categories) {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
  if (new URL(lhr.finalDisplayedUrl).pathname !== path) {
    throw new Error(`${path} led to ${lhr.finalDisplayedUrl}: that is not what was to be measured.`)
  }
  const flaws = categories
    .slice(1)
    .flatMap((category) =>
      lhr.categories[category].auditRefs
        .filter((/** @type {any} */ { id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map((/** @type {any} */ { id }) => `${category}: ${lhr.audits[id].title}${whereOf(lhr.audits[id])}`),
    )
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round(lhr.categories[category].score * 100)]),
    ),
    metrics: Object.fromEntries(
      Object.entries(METRICS).map(([audit, name]) => [name, lhr.audits[audit].numericValue]),
    ),
    flaws,
  }
}

/** @param {any} audit */
function whereOf(audit) {
  const items = audit.details?.items ?? []
  const places = items
    .map((/** @type {any} */ item) => item.node?.snippet ?? item.description ?? '')
    .filter(Boolean)
  return places.length === 0 ? '' : ` (${places.slice(0, 3).join(', ')})`
}

console.log(JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '{}'))))
