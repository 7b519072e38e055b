import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../api/once-done.ts'
import { ConflictNotice } from '../conflict/conflict-notice.tsx'
import { otherThanConflict } from '../conflict/use-conflict.ts'
import { FormDialog } from '../form-dialog.tsx'
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts'

/** What a form saves: a new record, or a change based on the version that the form was filled from. */
export interface Save<Item, Values> {
  item: Item | null
  values: Values
}

interface RecordDialogProps<Item, Values extends FieldValues, Key extends readonly unknown[], Result>
  extends RecordFormOptions<Item, Values, Key> {
  title: string
  fieldOfWire: Readonly<Record<string, Path<Values>>>
  save: Pick<UseMutationResult<Result, Error, Save<Item, Values>>, 'isPending' | 'error' | 'mutateAsync'>
  /** Goes on with what saving gave, once the dialog is closed. */
  onSaved?: (result: Result, values: Values) => void
  onClose: () => void
  children: ReactNode
}

/** A record's form: over the page on wide screens, the whole screen on phones. */
export function RecordDialog<
  Item extends { id: number | string },
  Values extends FieldValues,
  Key extends readonly unknown[],
  Result,
>({
  title,
  fieldOfWire,
  save,
  onSaved,
  onClose,
  children,
  ...record
}: RecordDialogProps<Item, Values, Key, Result>) {
  const { form, basis, conflict } = useRecordForm(record)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <FormDialog
      title={title}
      form={form}
      fieldOfWire={fieldOfWire}
      pending={save.isPending}
      error={otherThanConflict(save.error)}
      submitLabel={m.ui_save()}
      fullScreen={isPhone}
      onClose={onClose}
      onSubmit={(values) =>
        onceDone(conflict.watch(save.mutateAsync({ item: basis, values })), (result) => {
          onClose()
          onSaved?.(result, values)
        })
      }
    >
      {children}
      <ConflictNotice conflict={conflict} />
    </FormDialog>
  )
}
