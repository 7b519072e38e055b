import createCache, { type EmotionCache, type StylisElement, type StylisPlugin } from '@emotion/cache'

/**
 * What our styles use and a browser of the last three years still knows by the prefixed name alone: Safari none of the
 * four, Chromium neither of the last two.
 */
const PREFIXED = /^(?:user-select|hyphens|box-decoration-break|mask(?:-\w+)*)$/

/**
 * In place of emotion's own prefixer, which writes every flex box, transition and transform three times over for browsers
 * that cannot run our scripts anyway. Reading those styles is a good part of the first drawing of a page.
 */
export const prefix: StylisPlugin = (element: StylisElement) => {
  if (element.type !== 'decl' || element.return || !PREFIXED.test(String(element.props))) return
  element.return = `-webkit-${element.value}${element.value}`
}

/** One for each drawing of the page: the pages that are written at build time share nothing. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [prefix] })
}
