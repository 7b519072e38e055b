/** The browser and the system from the user agent, by names that people know. Null for unknown ones. */
export interface Device {
  browser: string | null
  system: string | null
  isHandheld: boolean
}

/** In this order: nearly every browser says that it is a Safari, and most that they are a Chrome. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

/** In this order: Android says that it is a Linux, and an iPad that it is like a Mac. */
const SYSTEMS: [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const HANDHELD = ['iPhone', 'iPad', 'Android']

export function toDevice(userAgent: string | null): Device {
  const nameIn = (known: typeof BROWSERS) => known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null
  const system = nameIn(SYSTEMS)
  return { browser: nameIn(BROWSERS), system, isHandheld: HANDHELD.includes(system ?? '') }
}
