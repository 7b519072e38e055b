import { DURATION_NAMES, STEP_NAMES } from '@diatrivi/contract/todo-list/todo-list.names'
import { plainNames } from '@diatrivi/contract/wire-names'
import type { DurationUnit } from '@diatrivi/domain/todo-list/step'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Step } from '../../../entities/todo-list/todo-list.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { isApiError } from '../../../shared/api/api-error.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { type Conflict, otherThanConflict, useConflict } from '../../../shared/forms/conflict/use-conflict.ts'
import {
  EMPTY_STEP_FORM,
  isAboveCap,
  readAmount,
  type StepFormValues,
  toStepForm,
} from '../step-form.mapper.ts'
import { useSaveStep } from '../todo-list.mutations.ts'
import { todoListQueries } from '../todo-list.queries.ts'

type Trouble = Partial<Record<keyof StepFormValues, string>>

const NAMES = { ...STEP_NAMES, ...DURATION_NAMES } satisfies Record<keyof StepFormValues, string>
const FIELD_OF_WIRE: Readonly<Record<string, keyof StepFormValues>> = plainNames(NAMES)

const ABOVE_CAP: Record<DurationUnit, () => string> = {
  days: m.todo_list_cap_days,
  weeks: m.todo_list_cap_weeks,
  months: m.todo_list_cap_months,
}

function troubleOf(values: StepFormValues): Trouble {
  const trouble: Trouble = {}
  if (values.title.trim() === '') trouble.title = m.todo_list_step_title_required()
  if (isAboveCap(values)) trouble.amount = ABOVE_CAP[values.unit]()
  else if (readAmount(values) === null) trouble.amount = m.todo_list_duration_whole()
  return trouble
}

/** The API's messages about fields, by the names of the fields of the form. */
function refusedFields(error: unknown): Trouble {
  if (!isApiError(error)) return {}
  const named = Object.entries(error.fields).flatMap(([wire, sentence]) => {
    const field = FIELD_OF_WIRE[wire.split('.').at(-1) ?? '']
    return field === undefined ? [] : [[field, sentence] as const]
  })
  return Object.fromEntries(named)
}

export interface StepForm {
  values: StepFormValues
  set: (change: Partial<StepFormValues>) => void
  trouble: Trouble
  submit: (event: FormEvent<HTMLFormElement>) => void
  isPending: boolean
  error: unknown
  conflict: Conflict
}

interface StepFormOptions {
  listId: number
  /** Null for a new one, which goes to the end. */
  step: Step | null
  onSaved: (title: string) => void
}

export function useStepForm({ listId, step, onSaved }: StepFormOptions): StepForm {
  // The step that the form was filled from, and whose version it sends.
  const [basis, setBasis] = useState(step)
  const [values, setValues] = useState(() => formOf(step))
  const [wasSent, setSent] = useState(false)
  const queryClient = useQueryClient()
  const save = useSaveStep()
  const conflict = useConflict<StepFormValues, Step>({
    comparison: async () => (await import('./step-comparison.ts')).STEP_COMPARISON,
    base: () => formOf(basis),
    mine: () => values,
    readSaved: async () => {
      const list = await queryClient.fetchQuery({ ...todoListQueries.detail(listId), staleTime: 0 })
      const saved = list.steps.find(({ id }) => id === step?.id)
      if (saved === undefined) throw new Error(`Step ${step?.id} is no longer in list ${listId}.`)
      return { saved, values: toStepForm(saved) }
    },
    onMerged: (merged, { saved }) => {
      setBasis(saved)
      setValues(merged)
    },
  })
  const local = troubleOf(values)
  // The cap is checked during typing; missing values only after an attempt to save.
  const early: Trouble = isAboveCap(values) && local.amount !== undefined ? { amount: local.amount } : {}
  const trouble = wasSent ? { ...refusedFields(save.error), ...local } : early

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setSent(true)
    const amount = readAmount(values)
    const [wrong] = Object.keys(local)
    if (amount === null || wrong !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    if (save.isPending) return
    const saving = save.mutateAsync({ listId, step: basis, values, amount })
    onceDone(conflict.watch(saving), () => onSaved(values.title.trim()))
  }

  return {
    values,
    set: (change) => setValues((before) => ({ ...before, ...change })),
    trouble,
    submit,
    isPending: save.isPending,
    error: otherThanConflict(save.error),
    conflict,
  }
}

function formOf(step: Step | null): StepFormValues {
  return step === null ? EMPTY_STEP_FORM : toStepForm(step)
}
