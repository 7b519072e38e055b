import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { durationOf, isUrgent, type ShownToast, type Toast } from './toast.ts'

const ToastBar = lazy(() => import('./toast-bar.tsx').then((module) => ({ default: module.ToastBar })))

/** The messages whose time is given, in milliseconds: docs/regulation.md#message-time. */
export const TOAST_DURATION = {
  profileSaved: 1_000,
  interestSaved: 800,
  interestRefused: 4_000,
  passwordRefused: 6_000,
} as const

type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast | null>(null)

/** Shows a message at the edge of the screen in place of the one before it; screen readers hear both. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider above it.')
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])

  const show = useCallback<ShowToast>((toast) => {
    setToasts((before) => [
      ...before.map((older) => ({ ...older, isReplaced: true })),
      { ...toast, id: (before.at(-1)?.id ?? 0) + 1, isReplaced: false },
    ])
  }, [])
  const remove = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id))
  }, [])
  const bars = (those: readonly ShownToast[]) => (
    <Suspense>
      {those.map((toast) => (
        <ToastBar key={toast.id} toast={toast} duration={durationOf(toast)} onGone={() => remove(toast.id)} />
      ))}
    </Suspense>
  )

  return (
    <ToastContext value={show}>
      {children}
      {bars(toasts.filter(isUrgent))}
      {/* Always in the page, because some screen readers ignore a live region that appears together with its text. */}
      <div aria-live="polite">{bars(toasts.filter((toast) => !isUrgent(toast)))}</div>
    </ToastContext>
  )
}
