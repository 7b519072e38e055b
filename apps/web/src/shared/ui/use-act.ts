import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../api/error-message.ts'
import { useToast } from './toast-provider.tsx'

interface Told {
  /** What is said when it succeeded. */
  done: string
  /** Milliseconds that it stays. */
  duration?: number
  /** Takes it back, as long as the message stays. */
  undo?: () => Promise<unknown>
  /** Instead of telling the error. */
  onRefused?: (error: unknown) => void
}

/**
 * Does something and tells how it went, also when the button that began it is gone by then: the callbacks of
 * `mutate` are dropped with the component that called it. Answers whether it succeeded.
 */
export function useAct(): (act: () => Promise<unknown>, told: Told) => Promise<boolean> {
  const toast = useToast()
  return async function act(acting, { done, duration, undo, onRefused }) {
    try {
      await acting()
    } catch (error) {
      if (onRefused) onRefused(error)
      else toast({ severity: 'error', message: errorMessage(error) })
      return false
    }
    toast({
      severity: 'success',
      message: done,
      ...(duration !== undefined && { duration }),
      ...(undo && { undo: () => void act(undo, { done: m.ui_undone() }) }),
    })
    return true
  }
}
