/** Shared by the Vite plugin and by the `typegen` script. */
export default {
  outdir: './src/paraglide',
  strategy: ['localStorage', 'baseLocale'],
  localStorageKey: 'locale',
  isServer: 'import.meta.env.SSR',
  emitReadme: false,
  disableAsyncLocalStorage: true,
}
