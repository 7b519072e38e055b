import { DURATION_NAMES, STEP_NAMES } from '@diatrivi/contract/thesis/todo-list/todo-list.names'
import { plainNames } from '@diatrivi/contract/wire-names'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Step } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { onceDone } from '../../../../shared/api/once-done.ts'
import {
  continueWith,
  otherThanConflict,
  useConflict,
} from '../../../../shared/forms/conflict/use-conflict.ts'
import { EMPTY_STEP_FORM, type StepFormValues, toStepForm } from '../step-form.mapper.ts'
import { useSaveStep } from '../todo-list.mutations.ts'
import { todoListQueries } from '../todo-list.queries.ts'

const NAMES = { ...STEP_NAMES, ...DURATION_NAMES } satisfies Record<keyof StepFormValues, string>
const FIELD_OF_WIRE: Readonly<Record<string, keyof StepFormValues>> = plainNames(NAMES)

interface StepFormOptions {
  listId: number
  /** Null for a new one, which goes to the end. */
  step: Step | null
  onSaved: () => void
}

/** The form of a step: what its shell needs, and the conflict with another saved version. */
export function useStepForm({ listId, step, onSaved }: StepFormOptions) {
  // The step that the form was filled from, and whose version it sends.
  const [basis, setBasis] = useState(step)
  const form = useForm<StepFormValues>({ defaultValues: formOf(step) })
  const queryClient = useQueryClient()
  const save = useSaveStep()
  const conflict = useConflict<StepFormValues, Step>({
    comparison: async () => (await import('./step-comparison.ts')).STEP_COMPARISON,
    base: () => formOf(basis),
    mine: () => form.getValues(),
    readSaved: async () => {
      const list = await queryClient.fetchQuery({ ...todoListQueries.detail(listId), staleTime: 0 })
      const saved = list.steps.find(({ id }) => id === step?.id)
      if (saved === undefined) throw new Error(`Step ${step?.id} is no longer in list ${listId}.`)
      return { saved, values: toStepForm(saved) }
    },
    onMerged: (merged, { saved, values }) => {
      setBasis(saved)
      continueWith(form, values, merged)
    },
  })

  return {
    conflict,
    shell: {
      form,
      fieldOfWire: FIELD_OF_WIRE,
      onSubmit: (values: StepFormValues) =>
        onceDone(conflict.watch(save.mutateAsync({ listId, step: basis, values })), onSaved),
      pending: save.isPending,
      error: otherThanConflict(save.error),
    },
  }
}

function formOf(step: Step | null): StepFormValues {
  return step === null ? EMPTY_STEP_FORM : toStepForm(step)
}
