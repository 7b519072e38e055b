import type { CompilerOptions } from '@inlang/paraglide-js'

/** How messages become modules, for tests, types and development. Paths are those of the web app's folder. */
export const MESSAGE_OPTIONS: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  // One module a language: a test that loads a module for each message spends most of its time on that.
  outputStructure: 'locale-modules',
  // The first is `src/shared/kept-locale.ts`: no library touches the browser's storage by itself.
  strategy: ['custom-browserStorage', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
  emitReadme: false,
  disableAsyncLocalStorage: true,
}

/** For the build: a page gets the messages that it shows and no others. */
export const BUILD_MESSAGE_OPTIONS: CompilerOptions = {
  ...MESSAGE_OPTIONS,
  outputStructure: 'message-modules',
}
