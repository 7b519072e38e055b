import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import type { Question } from './confirm-dialog.tsx'

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type Confirm = (question: Question) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

/** `if (await confirm({ text })) …` */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (confirm === null) throw new Error('useConfirm needs a ConfirmProvider above it.')
  return confirm
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void } | null>(null)
  const [isOpen, setOpen] = useState(false)

  const confirm = useCallback<Confirm>(
    (question) =>
      new Promise((resolve) => {
        setAsked((before) => {
          before?.answer(false)
          return { question, answer: resolve }
        })
        setOpen(true)
      }),
    [],
  )

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog
            {...asked.question}
            open={isOpen}
            onAnswer={(yes) => {
              asked.answer(yes)
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </ConfirmContext>
  )
}
