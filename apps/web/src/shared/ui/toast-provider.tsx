import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import type { Toast } from './toast.ts'

const ToastBar = lazy(() => import('./toast-bar.tsx').then((module) => ({ default: module.ToastBar })))

/** Specification 9: how long each kind of message stays, in milliseconds. */
export const TOAST_DURATION = {
  saved: 3_000,
  profileSaved: 1_000,
  interestSaved: 800,
  interestRefused: 4_000,
  passwordRefused: 6_000,
} as const

type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast | null>(null)

/** Shows a message at the edge of the screen; screen readers hear it at once. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly (Toast & { id: number })[]>([])
  const [isOpen, setOpen] = useState(false)
  const current = queue[0]

  const show = useCallback<ShowToast>((toast) => {
    setQueue((waiting) => [...waiting, { ...toast, id: (waiting.at(-1)?.id ?? 0) + 1 }])
    setOpen(true)
  }, [])
  const next = useCallback(() => {
    setQueue((waiting) => waiting.slice(1))
    setOpen(true)
  }, [])
  const duration = current?.duration ?? (current?.severity === 'success' ? TOAST_DURATION.saved : 6_000)

  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense>
          <ToastBar
            key={current.id}
            toast={current}
            duration={duration}
            open={isOpen}
            onClose={() => setOpen(false)}
            onGone={next}
          />
        </Suspense>
      )}
    </ToastContext>
  )
}
