import type { ButtonProps } from '@mui/material/Button'
import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { type UseMutationResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { proofQueries } from '../../../entities/proof/proof.queries.ts'
import { ProofFields } from '../../../entities/proof/proof-fields.tsx'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormShell } from '../../../shared/forms/form-shell.tsx'

interface ProofDialogProps {
  title: string
  maxWidth: DialogProps['maxWidth']
  /** Takes the password, or nothing where the person has signed in at the institution anew; says whether that was right. */
  act: UseMutationResult<boolean, Error, string | undefined>
  onDone?: () => void
  submitLabel: string
  pendingLabel: string
  button?: Pick<ButtonProps, 'color'>
  /** Where the person goes on who comes back from the institution. */
  returnTo: string
  onClose: () => void
  /** What is said above the proof. */
  children: ReactNode
}

/** Something that is done for a person who has shown once more who he or she is. */
export function ProofDialog({ title, maxWidth, act, onDone, children, returnTo, ...form }: ProofDialogProps) {
  const id = useId()
  const { onClose, ...shell } = form
  const { data: ways, refetch } = useQuery(proofQueries.ways())
  const values = useForm({ defaultValues: { password: '' } })
  const isProved = Boolean(ways?.until)
  const mustLeave = ways !== undefined && !ways.hasPassword && !isProved
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={maxWidth} fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <FormShell
        {...shell}
        form={values}
        reason={mustLeave ? m.proof_first() : null}
        onSubmit={({ password }) =>
          onceDone(act.mutateAsync(isProved ? undefined : password), (wasRight) => {
            if (wasRight) onDone?.()
            else if (isProved) void refetch()
            else values.setFocus('password')
          })
        }
        pending={act.isPending}
        error={act.error}
        onCancel={onClose}
      >
        {children}
        <ProofFields ways={ways} returnTo={returnTo} isWrong={act.data === false} />
      </FormShell>
    </Dialog>
  )
}
