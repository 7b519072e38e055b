import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'
import { ReasonedButton } from '../ui/reasoned-button.tsx'
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
  /** Why the form cannot be sent yet; said below the button. */
  reason?: string | null
  /** For the button that saves, where it is not the main one of its page or waits for a change. */
  button?: Pick<ButtonProps, 'variant' | 'disabled' | 'color'>
  /** Beside the button that saves. */
  actions?: ReactNode
  /** Asks before the page with unsaved changes is left. */
  guard?: boolean
  /** The button is as wide as the fields, for pages with nothing but the form. */
  isAlone?: boolean
  /** Closes the dialog of the form: the fields are its content, the buttons its actions. */
  onCancel?: () => void
  cancelLabel?: string
  /** The name of a form that stands among others. */
  label?: string
  children: ReactNode
}

/** The frame of every form: sending, failing and correcting work the same everywhere. */
export function FormShell<Values extends FieldValues>({
  form,
  fieldOfWire,
  error,
  pending,
  reason = null,
  ...props
}: FormShellProps<Values>) {
  const summary = useRef<HTMLDivElement>(null)
  useServerErrors(form, error, fieldOfWire, () => summary.current?.focus())
  useUnsavedChanges(props.guard === true && form.formState.isDirty && !pending)

  const submit = form.handleSubmit((values) => {
    props.onSubmit(values)
  })
  const { onCancel } = props
  const Parts = onCancel === undefined ? PageParts : DialogParts
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label={props.label}
        aria-busy={pending}
        onSubmit={(event) => {
          // A dialog's form lies inside the page's in the tree, though not on the screen.
          event.stopPropagation()
          if (pending || reason !== null) return event.preventDefault()
          // What the API said of a field that is not on the screen would keep the form from being sent for ever.
          form.clearErrors()
          void submit(event)
        }}
        sx={onCancel === undefined ? ONE_COLUMN : WHOLE_DIALOG}
      >
        <Parts
          // Beside the button that was pressed, so that it is seen on a phone too.
          alert={
            <FormAlert ref={summary} error={error} unplaced={unplacedSentences(form, error, fieldOfWire)} />
          }
          button={
            // A message that appears when a field loses the focus would move the button before the press ends.
            <ReasonedButton
              type="submit"
              variant="contained"
              fullWidth={props.isAlone === true}
              {...(props.isAlone && { size: 'large' as const })}
              {...props.button}
              reason={reason}
              disabled={pending || props.button?.disabled === true}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => event.currentTarget.focus()}
            >
              {pending ? (props.pendingLabel ?? m.ui_saving()) : props.submitLabel}
            </ReasonedButton>
          }
          actions={
            onCancel === undefined ? (
              props.actions
            ) : (
              <>
                <Button variant="text" color="neutral" onClick={onCancel}>
                  {props.cancelLabel ?? m.ui_cancel()}
                </Button>
                {props.actions}
              </>
            )
          }
        >
          {props.children}
        </Parts>
      </Box>
    </FormProvider>
  )
}

interface PartsProps {
  children: ReactNode
  alert: ReactNode
  button: ReactNode
  actions: ReactNode
}

function PageParts({ children, alert, button, actions }: PartsProps) {
  return (
    <>
      {children}
      {alert}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {button}
        {actions}
      </Box>
    </>
  )
}

function DialogParts({ children, alert, button, actions }: PartsProps) {
  return (
    <>
      <DialogContent sx={CONTENT}>
        {children}
        {alert}
      </DialogContent>
      <DialogActions sx={REASON_BELOW}>
        {actions}
        {button}
      </DialogActions>
    </>
  )
}

const ONE_COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }

/** The content scrolls; the title above the form and the buttons stay in sight. */
const WHOLE_DIALOG = { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 }

/** The space on top is for the label of the first field. */
const CONTENT = { display: 'flex', flexDirection: 'column', gap: 5, '&&': { pt: 3 } }

/** A reason below the button leaves the buttons in one line. */
const REASON_BELOW = (theme: Theme) => ({
  [theme.breakpoints.up('sm')]: { alignItems: 'start', '--place-of-actions': 'end' },
})
