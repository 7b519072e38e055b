import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { FormAlert } from './form-alert.tsx'
import { unplacedSentences, useServerErrors } from './use-server-errors.ts'
import { useUnsavedChanges } from './use-unsaved-changes.ts'

interface FormShellProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Its promise is not awaited: `pending` and `error` show the progress. */
  onSubmit: (values: Values) => unknown
  pending: boolean
  error: unknown
  /** The wire's field -> the form's, for refusals that name fields. */
  fieldOfWire?: Readonly<Record<string, Path<Values>>>
  submitLabel: string
  pendingLabel?: string
  /** Beside the button that saves. */
  actions?: ReactNode
  /** Asks before the page with unsaved changes is left. */
  guard?: boolean
  /** The button is as wide as the fields, for pages with nothing but the form. */
  isAlone?: boolean
  children: ReactNode
}

/** The frame of every form: sending, failing and correcting work the same everywhere. */
export function FormShell<Values extends FieldValues>({
  form,
  fieldOfWire,
  error,
  pending,
  ...props
}: FormShellProps<Values>) {
  const summary = useRef<HTMLDivElement>(null)
  useServerErrors(form, error, fieldOfWire, () => summary.current?.focus())
  useUnsavedChanges(props.guard === true && form.formState.isDirty && !pending)

  const submit = form.handleSubmit((values) => {
    props.onSubmit(values)
  })
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-busy={pending}
        onSubmit={(event) => {
          // A dialog's form lies inside the page's in the tree, though not on the screen.
          event.stopPropagation()
          if (pending) return event.preventDefault()
          // What the API said of a field that is not on the screen would keep the form from being sent for ever.
          form.clearErrors()
          void submit(event)
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}
      >
        {props.children}
        {/* Beside the button that was pressed, so that it is seen on a phone too. */}
        <FormAlert ref={summary} error={error} unplaced={unplacedSentences(form, error, fieldOfWire)} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          {/* A message that appears when a field loses the focus would move the button before the press ends. */}
          <Button
            type="submit"
            variant="contained"
            fullWidth={props.isAlone === true}
            {...(props.isAlone && { size: 'large' as const })}
            disabled={pending}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => event.currentTarget.focus()}
          >
            {pending ? (props.pendingLabel ?? m.ui_saving()) : props.submitLabel}
          </Button>
          {props.actions}
        </Box>
      </Box>
    </FormProvider>
  )
}
