/**
 * @template T
 * @typedef {object} Rule
 * @property {string} mustBe the end of the sentence "<SETTING> must be …"
 * @property {(text: string) => T | undefined} read undefined for a text that breaks the rule
 */

/**
 * @param {number} from
 * @param {number} to
 * @returns {Rule<number>}
 */
export function wholeNumber(from, to) {
  return {
    mustBe: `a whole number from ${from} to ${to}`,
    read: (text) => {
      const value = Number(text)
      return /^\d{1,9}$/.test(text) && value >= from && value <= to ? value : undefined
    },
  }
}

/**
 * @template {string} T
 * @param {readonly T[]} values
 * @param {string} [mustBe]
 * @returns {Rule<T>}
 */
export function oneOf(values, mustBe = `one of ${values.join(', ')}`) {
  return { mustBe, read: (text) => values.find((value) => value === text) }
}

/**
 * Two words, the first of which means true.
 *
 * @param {string} yes
 * @param {string} no
 * @param {string} [mustBe]
 * @returns {Rule<boolean>}
 */
export function either(yes, no, mustBe = `${yes} or ${no}`) {
  return {
    mustBe,
    read: (text) => (text === yes ? true : text === no ? false : undefined),
  }
}

/**
 * @param {string} mustBe
 * @param {(text: string) => boolean} isValid
 * @returns {Rule<string>}
 */
export function textThat(mustBe, isValid) {
  return { mustBe, read: (text) => (isValid(text) ? text : undefined) }
}

/**
 * @param {readonly string[]} protocols
 * @param {string} mustBe
 */
export function addressWith(protocols, mustBe) {
  return textThat(mustBe, (text) => protocols.includes(parsed(text)?.protocol ?? ''))
}

/** @type {Rule<string>} */
export const publicAddress = {
  mustBe: 'the public address of the API, such as https://api.example.org, without a path at its end',
  read: (text) => {
    const url = parsed(text)
    const isPlain = url !== null && ['http:', 'https:'].includes(url.protocol) && url.search + url.hash === ''
    return isPlain ? text.replace(/\/+$/, '') : undefined
  },
}

/** @type {Rule<string>} */
export const innerAddress = {
  mustBe: 'the address at which the web server reaches the API, such as http://10.0.0.11:4000',
  read: publicAddress.read,
}

/** @type {Rule<string[]>} */
export const origins = {
  mustBe: 'one or more origins with commas between them, such as https://theses.example.org',
  read: (text) => {
    const list = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''))
    return list.every((origin) => parsed(origin)?.origin === origin) ? list : undefined
  },
}

/** @type {Rule<string[]>} */
export const hostNames = {
  mustBe: 'names of hosts with commas between them and without ports, such as api-1,theses.example.org',
  read: (text) => {
    const list = text.split(',').map((name) => name.trim())
    return list.every((name) => /^[a-z\d](?:[\w.-]*[a-z\d])?$/i.test(name)) ? list : undefined
  },
}

/**
 * @typedef {object} BucketAddress
 * @property {string} address without what gives access
 * @property {string} region
 * @property {{ accessKey: string, secretKey: string } | undefined} keys undefined where the address names none
 */

/** @type {Rule<BucketAddress>} */
export const bucketAddress = {
  mustBe:
    'the address of a bucket, such as https://KEY:SECRET@s3.example.org/theses?region=eu-south-1, with signs such as / in the secret written as %2F',
  read: (text) => {
    const url = parsed(text)
    if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hash !== '') return undefined
    const { region = 'us-east-1', ...others } = Object.fromEntries(url.searchParams)
    const isPlain = /^\/([\w.-]+\/?)?$/.test(url.pathname) && /^[\w-]+$/.test(region)
    const keys = keysIn(url)
    if (!isPlain || Object.keys(others).length > 0 || keys === null) return undefined
    return { address: `${url.origin}${url.pathname}`.replace(/\/$/, ''), region, keys }
  },
}

/**
 * @param {URL} url
 * @returns {{ accessKey: string, secretKey: string } | undefined | null} null where one of the two is missing or torn
 */
function keysIn({ username, password }) {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') return null
  try {
    return { accessKey: decodeURIComponent(username), secretKey: decodeURIComponent(password) }
  } catch {
    return null
  }
}

/**
 * @typedef {{ host: string, port: number } | { path: string }} SocketAddress as Node takes it
 */

/** @type {Rule<SocketAddress>} */
export const scannerAddress = {
  mustBe: 'the address of clamd, such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
  read: (text) => {
    const url = parsed(text)
    if (url === null || url.search + url.hash + url.username + url.password !== '') return undefined
    // As it was written, because a parsed address has its blanks and Greek letters encoded.
    if (url.protocol === 'unix:') return /^unix:\/\/\/./.test(text) ? { path: text.slice(7) } : undefined
    const isPlain = url.protocol === 'tcp:' && url.hostname !== '' && ['', '/'].includes(url.pathname)
    if (!isPlain || url.port === '') return undefined
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) }
  },
}

/** Never everybody: who is trusted chooses the address that throttles count by. @type {Rule<string>} */
export const networks = {
  mustBe: 'loopback, or addresses and networks such as 10.0.0.5,10.1.0.0/16',
  read: (text) => {
    const list = text.split(',').map((network) => network.trim())
    return list.every((network) => network === 'loopback' || isNetwork(network)) ? list.join(',') : undefined
  },
}

/** @param {string} text an address, or one with the bits of it that count behind it */
function isNetwork(text) {
  const [address = '', bits, ...rest] = text.split('/')
  const isOfFour = isAddressOfFour(address)
  if (!(isOfFour || isAddressOfSix(address)) || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isOfFour ? 32 : 128))
}

/** @param {string} text */
function isAddressOfFour(text) {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)
}

/** @param {string} text */
function isAddressOfSix(text) {
  return /^[\da-f:.]+$/i.test(text) && parsed(`http://[${text}]`) !== null
}

/** One host without wildcards, because it goes unchanged into the policy of the page. */
export const tileAddress = textThat('an http or https address with {z}, {x} and {y} in its path', (text) => {
  const url = parsed(text)
  const path = text.slice(text.indexOf('//') + 2).replace(/^[^/]*/, '')
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    /^[\w.:[\]-]+$/.test(url.host) &&
    ['{z}', '{x}', '{y}'].every((part) => path.includes(part))
  )
})

/** @param {string} text */
function parsed(text) {
  return URL.canParse(text) ? new URL(text) : null
}
