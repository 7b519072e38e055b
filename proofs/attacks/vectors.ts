import { createRequire } from 'node:module'
import { OWN_VECTORS } from './own-vectors.ts'

/** The Big List of Naughty Strings (Max Woolf, MIT), whose part about injected scripts has more than two hundred. */
const NAUGHTY_STRINGS = createRequire(import.meta.url)('big-list-of-naughty-strings') as string[]

const IS_ABOUT_MARKUP = /<|javascript:|\bon\w+\s*=/i

/** The list writes characters that cannot be typed as the bytes of their UTF-8. */
function typed(published: string): string {
  return published.replace(/(?:\\x[0-9a-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('\\x', ''), 'hex').toString('utf8'),
  )
}

/** Every one once, as a field keeps it. */
export const VECTORS: readonly string[] = [
  ...new Set(
    [...NAUGHTY_STRINGS.filter((text) => IS_ABOUT_MARKUP.test(text)).map(typed), ...OWN_VECTORS].map((one) =>
      one.trim(),
    ),
  ),
]

/** A dozen of as many kinds. */
export const SAMPLE: readonly string[] = [
  '<script>alert(123)</script>',
  '<img src=x onerror=alert(123) />',
  '<svg onload=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '<details open ontoggle=alert(1)>',
  'javascript:alert(1)',
  '<a href="java&NewLine;script:alert(1)">here</a>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<img src=https://attacker.example/seen.png>',
  '</title><svg onload=alert(1)>',
]
