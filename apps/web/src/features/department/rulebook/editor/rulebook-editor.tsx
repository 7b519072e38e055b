import { DECISION_REFERENCE_MAX, RULEBOOK_TITLE_MAX } from '@diatrivi/contract/limits'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { type Path, useForm, useWatch } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { onceDone } from '../../../../shared/api/once-done.ts'
import { FormDateField } from '../../../../shared/forms/form-date-field.tsx'
import { FormTextField } from '../../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { withinLength } from '../../../../shared/forms/within-length.ts'
import { ReasonedButton } from '../../../../shared/ui/reasoned-button.tsx'
import { Section } from '../../../../shared/ui/section.tsx'
import { StickyColumn } from '../../../../shared/ui/sticky-column.tsx'
import { useToast } from '../../../../shared/ui/toast-provider.tsx'
import {
  type RehearsedThesis,
  RULEBOOK_FIELD_OF_WIRE,
  type RulebookFormValues,
  toForm,
  type WholeRulebook,
  wholeRules,
} from '../rulebook.mapper.ts'
import { useSaveRulebook } from '../rulebook.mutations.ts'
import { RulebookProse } from '../rulebook-prose.tsx'
import { RehearsalTable } from './rehearsal-table.tsx'
import { RuleFolds } from './rule-folds.tsx'
import { RulesInForce } from './rule-hint.tsx'
import { useBookActions } from './use-book-actions.ts'

interface RulebookEditorProps {
  book: WholeRulebook
  /** Null where the department has no book in force. */
  inForce: Rules | null
  onDeleted: () => void
}

/** A draft: its settings, what they mean, what they would change, and its publication. */
export function RulebookEditor({ book, inForce, onDeleted }: RulebookEditorProps) {
  const toast = useToast()
  const save = useSaveRulebook()
  const [rehearsed, setRehearsed] = useState<RehearsedThesis[] | null>(null)
  const form = useForm<RulebookFormValues>({ defaultValues: toForm(book) })
  const actions = useBookActions(book, { onRehearsed: setRehearsed, onDeleted })
  const unsaved = form.formState.isDirty ? m.rulebook_save_first() : null

  return (
    <RulesInForce value={inForce}>
      <FormShell
        form={form}
        fieldOfWire={RULEBOOK_FIELD_OF_WIRE as Record<string, Path<RulebookFormValues>>}
        pending={save.isPending}
        error={save.error}
        guard
        submitLabel={m.ui_save()}
        onSubmit={(values) =>
          onceDone(save.mutateAsync({ book, values }), () => {
            form.reset(values)
            toast({ severity: 'success', message: m.ui_saved() })
          })
        }
        actions={
          <>
            <ReasonedButton variant="outlined" reason={unsaved} onClick={actions.rehearse}>
              {m.rulebook_rehearse()}
            </ReasonedButton>
            <ReasonedButton variant="outlined" reason={unsaved} onClick={actions.publish}>
              {m.rulebook_publish()}
            </ReasonedButton>
            <ReasonedButton variant="text" color="error" reason={null} onClick={actions.remove}>
              {m.word_delete()}
            </ReasonedButton>
          </>
        }
      >
        <Box sx={TWO_COLUMNS}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
            <FormTextField
              name="title"
              label={m.word_title()}
              required
              rules={withinLength(RULEBOOK_TITLE_MAX)}
            />
            <FormDateField
              name="inForceFrom"
              label={m.rulebook_in_force_from()}
              helperText={m.rulebook_in_force_from_hint()}
              required
            />
            <FormTextField
              name="decisionReference"
              label={m.rulebook_decision()}
              helperText={m.rulebook_decision_hint()}
              rules={withinLength(DECISION_REFERENCE_MAX)}
            />
            <RuleFolds />
          </Box>
          <StickyColumn>
            <Meaning />
          </StickyColumn>
        </Box>
      </FormShell>
      {rehearsed && <RehearsalTable theses={rehearsed} rules={book.rules} />}
    </RulesInForce>
  )
}

/** Changes with every setting. */
function Meaning() {
  const rules = useWatch<RulebookFormValues, 'rules'>({ name: 'rules' })
  return (
    <Section title={m.rulebook_meaning()}>
      <RulebookProse rules={wholeRules(rules)} headingLevel="h3" />
    </Section>
  )
}

const TWO_COLUMNS = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const
