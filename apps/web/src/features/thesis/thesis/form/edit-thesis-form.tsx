import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { ConflictNotice } from '../../../../shared/forms/conflict/conflict-notice.tsx'
import {
  continueWith,
  otherThanConflict,
  useConflict,
} from '../../../../shared/forms/conflict/use-conflict.ts'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { useEditThesis } from '../thesis.mutations.ts'
import { type ThesisFormValues, toThesisForm } from '../thesis-form.mapper.ts'
import { ReadOnlyThesisForm, ThesisForm } from './thesis-form.tsx'

/** The form of an existing thesis. It saves with the version that it was read at, so that no change is overwritten unseen. */
export function EditThesisForm({ thesis, keywords }: { thesis: Thesis; keywords: readonly string[] }) {
  // The thesis that the form was filled from; a refetch does not change it.
  const [basis, setBasis] = useState(thesis)
  const form = useForm<ThesisFormValues>({ defaultValues: toThesisForm(thesis) })
  const queryClient = useQueryClient()
  const toast = useToast()
  const edit = useEditThesis()
  const conflict = useConflict<ThesisFormValues, Thesis>({
    comparison: async () => (await import('./thesis-comparison.ts')).THESIS_COMPARISON,
    base: () => toThesisForm(basis),
    mine: () => form.getValues(),
    readSaved: async () => (await import('./saved-thesis.ts')).readSavedThesis(queryClient, thesis.id),
    onMerged: (merged, { saved, values }) => {
      setBasis(saved)
      continueWith(form, values, merged)
    },
  })

  const isAssigned = thesis.student !== null
  const isExamined = thesis.rulebook?.isExamined ?? false
  if (thesis.state === 'ended') {
    return <ReadOnlyThesisForm {...{ form, keywords, isAssigned, isExamined }} />
  }
  return (
    <ThesisForm
      form={form}
      draftKey={`thesis-${thesis.id}`}
      keywords={keywords}
      isAssigned={isAssigned}
      isExamined={isExamined}
      onSave={async (values) => {
        const saving = edit.mutateAsync({ thesisId: thesis.id, values, version: basis.version })
        setBasis(await conflict.watch(saving))
      }}
      onSaved={() => toast({ severity: 'success', message: m.ui_saved() })}
      pending={edit.isPending}
      error={otherThanConflict(edit.error)}
      notice={<ConflictNotice conflict={conflict} />}
    />
  )
}
