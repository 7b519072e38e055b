import { m } from '../../paraglide/messages.js'
import { useToast } from './toast-provider.tsx'

/** Browsers copy for pages behind TLS and on the own machine only; elsewhere the person is asked to do it by hand. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const toast = useToast()
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ severity: 'success', message: done })
    } catch (error) {
      console.warn(error)
      toast({ severity: 'warning', message: m.ui_not_copied() })
    }
  }
}
