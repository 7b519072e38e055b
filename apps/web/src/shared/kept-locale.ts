import { defineCustomClientStrategy, toLocale } from '../paraglide/runtime.js'
import { LOCALE_KEY } from './api/stored-keys.ts'
import { browserStorage } from './browser-storage.ts'

/**
 * The language that the reader has chosen. Imported before anything else, by both files that a browser begins with,
 * because the theme has sentences already while it is being made.
 */
defineCustomClientStrategy('custom-browserStorage', {
  getLocale: () => toLocale(browserStorage.get(LOCALE_KEY)),
  setLocale: (locale) => {
    browserStorage.set(LOCALE_KEY, locale)
  },
})
