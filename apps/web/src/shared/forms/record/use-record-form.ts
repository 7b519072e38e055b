import { type FetchQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { Comparison } from '../conflict/compared-field.ts'
import { continueWith, useConflict } from '../conflict/use-conflict.ts'

export interface RecordFormOptions<Item, Values, Key extends readonly unknown[]> {
  /** Null for a new one. */
  item: Item | null
  toForm: (item: Item | null) => Values
  /** The query that has the saved record. */
  all: FetchQueryOptions<Item[], Error, Item[], Key>
  comparison: () => Promise<Comparison<Values>>
}

/** The form of a record, which saves with the version that it was filled from. */
export function useRecordForm<
  Item extends { id: number | string },
  Values extends FieldValues,
  Key extends readonly unknown[],
>({ item, toForm, all, comparison }: RecordFormOptions<Item, Values, Key>) {
  const [basis, setBasis] = useState(item)
  const form = useForm<Values>({ defaultValues: toForm(item) as DefaultValues<Values> })
  const queryClient = useQueryClient()
  const conflict = useConflict<Values, Item>({
    comparison,
    base: () => toForm(basis),
    mine: () => form.getValues(),
    readSaved: async () => {
      const items = await queryClient.fetchQuery({ ...all, staleTime: 0 })
      const saved = items.find(({ id }) => id === item?.id)
      if (saved === undefined) throw new Error(`Record ${item?.id} is no longer there.`)
      return { saved, values: toForm(saved) }
    },
    onMerged: (merged, { saved, values }) => {
      setBasis(saved)
      continueWith(form, values, merged)
    },
  })
  return { form, basis, conflict }
}
