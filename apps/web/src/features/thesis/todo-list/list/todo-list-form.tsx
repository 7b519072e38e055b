import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { FormRichText } from '../../../../shared/forms/form-rich-text.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { FormTitleField } from '../../../../shared/forms/form-title-field.tsx'
import { useDraft } from '../../../../shared/forms/use-draft.ts'
import {
  LIST_TITLE_MAX,
  TODO_LIST_DRAFT,
  TODO_LIST_FIELD_OF_WIRE,
  type TodoListFormValues,
} from '../todo-list-form.mapper.ts'

interface TodoListFormProps<Saved> {
  form: UseFormReturn<TodoListFormValues>
  /** Names the local draft. */
  draftKey: string
  onSave: (values: TodoListFormValues) => Promise<Saved>
  onSaved: (saved: Saved) => void
  pending: boolean
  error: unknown
  submitLabel: string
  actions?: ReactNode
  /** Between the fields and the button: a conflict with another change. */
  notice?: ReactNode
}

export function TodoListForm<Saved>({
  form,
  draftKey,
  onSave,
  onSaved,
  notice,
  ...props
}: TodoListFormProps<Saved>) {
  const draft = useDraft({ key: draftKey, form, shape: TODO_LIST_DRAFT })

  const save = (entered: TodoListFormValues) =>
    onSave(entered).then(
      (saved) => {
        form.reset(entered)
        draft.clear()
        onSaved(saved)
      },
      // The form shell shows the refusal, which it gets as `error`.
      () => undefined,
    )

  return (
    <FormShell form={form} onSubmit={save} fieldOfWire={TODO_LIST_FIELD_OF_WIRE} guard {...props}>
      <DraftNotice draft={draft} />
      <FormTitleField
        name="title"
        label={m.word_title()}
        required={m.field_title_required()}
        maxLength={LIST_TITLE_MAX}
      />
      <FormRichText name="description" label={m.field_description()} minHeight={140} />
      {notice}
    </FormShell>
  )
}
