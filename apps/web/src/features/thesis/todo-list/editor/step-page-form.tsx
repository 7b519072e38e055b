import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { paths } from '../../../../shared/paths.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import { StepFields } from './step-fields.tsx'
import { useStepForm } from './use-step-form.ts'

/** A new step on a page of its own; afterwards the list is shown with it. */
export function StepPageForm({ listId }: { listId: number }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { shell } = useStepForm({
    listId,
    step: null,
    onSaved: () => {
      toast({ severity: 'success', message: m.todo_lists_step_added() })
      void navigate(paths.instructor.editTodoList(listId))
    },
  })
  return (
    <Section title={m.todo_lists_step()}>
      <FormShell
        {...shell}
        submitLabel={m.todo_lists_add_step()}
        actions={
          <Button component={Link} to={paths.instructor.editTodoList(listId)} variant="text" color="neutral">
            {m.ui_cancel()}
          </Button>
        }
      >
        <StepFields />
      </FormShell>
    </Section>
  )
}
