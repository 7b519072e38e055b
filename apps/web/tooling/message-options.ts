import type { CompilerOptions } from '@inlang/paraglide-js'

/** How messages become modules; shared by the build and by `write-messages.ts`. Paths are those of the web app's folder. */
export const MESSAGE_OPTIONS: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  // A page gets the messages that it shows and no others.
  outputStructure: 'message-modules',
  strategy: ['localStorage', 'baseLocale'],
  localStorageKey: 'locale',
  isServer: 'import.meta.env.SSR',
  emitReadme: false,
  disableAsyncLocalStorage: true,
}
