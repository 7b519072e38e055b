import { m } from '../../paraglide/messages.js'
import { type Locale, setLocale } from '../../paraglide/runtime.js'
import { browserStorage } from '../../shared/browser-storage.ts'
import { useToast } from '../../shared/ui/toast-provider.tsx'

/** Loads the page again in another language, where the browser can keep which; otherwise says that it cannot. */
export function useChooseLanguage(): (language: Locale) => void {
  const toast = useToast()
  return (language) => {
    if (browserStorage.isLasting()) return setLocale(language)
    toast({ severity: 'warning', message: m.shell_language_not_kept() })
  }
}
