import { TEXT_LANGUAGES, THESIS_TITLE_MAX } from '@diatrivi/domain/thesis/thesis/thesis'
import { readersOf, readersSentence } from '@diatrivi/domain/thesis/thesis/thesis-readers'
import { ASSIGNMENT_TYPE_WORDS, TEXT_LANGUAGE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { m } from '../../../../paraglide/messages.js'
import { inReaderLanguage } from '../../../../shared/format/reader-language.ts'
import { said } from '../../../../shared/format/said.ts'
import { DraftNotice } from '../../../../shared/forms/draft-notice.tsx'
import { FormRadio } from '../../../../shared/forms/form-radio.tsx'
import { FormRichText } from '../../../../shared/forms/form-rich-text.tsx'
import { FormShell } from '../../../../shared/forms/form-shell.tsx'
import { FormTagField } from '../../../../shared/forms/form-tag-field.tsx'
import { FormTitleField } from '../../../../shared/forms/form-title-field.tsx'
import { useDraft } from '../../../../shared/forms/use-draft.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { THESIS_DRAFT, THESIS_FIELD_OF_WIRE, type ThesisFormValues } from '../thesis-form.mapper.ts'
import { IntendedEndField, InterestDeadlineField, StartDateField } from './thesis-date-fields.tsx'

interface ThesisFormProps {
  form: UseFormReturn<ThesisFormValues>
  /** Names the local draft: one for the new thesis, one for each that is edited. */
  draftKey: string
  keywords: readonly string[]
  /** Resolves when it is saved; throws what was refused. */
  onSave: (values: ThesisFormValues) => Promise<unknown>
  /** Called when nothing unsaved is left, so that the page may be left without a question. */
  onSaved: () => void
  pending: boolean
  error: unknown
  /** Whether a student has the thesis, so that interest cannot be declared any more. */
  isAssigned?: boolean
  /** Whether its committee reads it. */
  isExamined?: boolean
  /** Between the fields and the button: a conflict with another change. */
  notice?: ReactNode
}

/** The form of everything that an instructor writes about a topic. */
export function ThesisForm({
  form,
  draftKey,
  keywords,
  onSave,
  onSaved,
  pending,
  error,
  isAssigned = false,
  isExamined = false,
  notice,
}: ThesisFormProps) {
  const draft = useDraft({ key: draftKey, form, shape: THESIS_DRAFT })

  const save = async (entered: ThesisFormValues) => {
    try {
      await onSave(entered)
    } catch {
      // `error` has the refusal, and the form shows it at its fields; the typed text stays.
      return
    }
    draft.clear()
    form.reset(entered)
    onSaved()
  }

  return (
    <FormShell
      form={form}
      onSubmit={save}
      pending={pending}
      error={error}
      fieldOfWire={THESIS_FIELD_OF_WIRE}
      submitLabel={m.ui_save()}
      guard
    >
      <DraftNotice draft={draft} />
      <Fields keywords={keywords} isAssigned={isAssigned} isExamined={isExamined} isReadOnly={false} />
      {notice}
    </FormShell>
  )
}

/** The same fields where they cannot be changed any more. */
export function ReadOnlyThesisForm({
  form,
  ...context
}: Pick<ThesisFormProps, 'form' | 'keywords'> & Pick<FieldContext, 'isAssigned' | 'isExamined'>) {
  return (
    <FormProvider {...form}>
      <Box sx={ONE_COLUMN}>
        <Alert severity="info">{m.thesis_form_read_only()}</Alert>
        <Fields {...context} isReadOnly />
      </Box>
    </FormProvider>
  )
}

interface FieldContext {
  keywords: readonly string[]
  isAssigned: boolean
  isExamined: boolean
  isReadOnly: boolean
}

/** The control of each field. A form that leaves out a field does not compile. */
function controls({ keywords, isAssigned, isExamined, isReadOnly: disabled }: FieldContext) {
  const readers = readersOf({
    hasStudent: isAssigned,
    hasCommittee: isExamined,
    publicByInstructor: false,
    publicByStudent: false,
  })
  const unseen = inReaderLanguage(readersSentence(readers, 'instructor')) ?? undefined
  const help = isAssigned
    ? { private: unseen, public: m.thesis_form_public_assigned_help() }
    : {
        immediate: m.thesis_form_immediate_help(),
        onDeadline: m.thesis_form_on_deadline_help(),
        private: unseen,
        public: m.thesis_form_public_help(),
      }
  return {
    title: (
      <FormTitleField
        name="title"
        label={m.word_title()}
        required={m.thesis_form_title_required()}
        maxLength={THESIS_TITLE_MAX}
        disabled={disabled}
      />
    ),
    titleEnglish: (
      <FormTitleField
        name="titleEnglish"
        label={m.thesis_title_english()}
        helperText={m.thesis_form_title_english_help()}
        maxLength={THESIS_TITLE_MAX}
        disabled={disabled}
      />
    ),
    description: (
      <FormRichText name="description" label={m.field_description()} minHeight={220} disabled={disabled} />
    ),
    tags: (
      <FormTagField
        name="tags"
        label={m.thesis_keywords()}
        helperText={m.thesis_form_keywords_help()}
        known={keywords}
        disabled={disabled}
      />
    ),
    assignmentType: (
      <FormRadio
        name="assignmentType"
        label={m.thesis_assignment_type()}
        options={[
          { value: 'immediate', label: said(ASSIGNMENT_TYPE_WORDS.immediate), hint: help.immediate },
          { value: 'onDeadline', label: said(ASSIGNMENT_TYPE_WORDS.onDeadline), hint: help.onDeadline },
        ]}
        helperText={isAssigned ? m.thesis_form_type_assigned_help() : undefined}
        disabled={disabled}
      />
    ),
    visibility: (
      <FormRadio
        name="visibility"
        label={m.thesis_visibility()}
        options={[
          { value: 'private', label: m.thesis_private(), hint: help.private },
          { value: 'public', label: m.thesis_public(), hint: help.public },
        ]}
        disabled={disabled}
      />
    ),
    interestDeadline: <InterestDeadlineField isAssigned={isAssigned} disabled={disabled} />,
    startDate: <StartDateField disabled={disabled} />,
    intendedEnd: <IntendedEndField disabled={disabled} />,
    textLanguage: (
      <FormRadio
        name="textLanguage"
        label={m.thesis_text_language()}
        options={TEXT_LANGUAGES.map((value) => ({
          value,
          label: said(TEXT_LANGUAGE_WORDS[value]),
        }))}
        disabled={disabled}
      />
    ),
  } satisfies Record<keyof ThesisFormValues, ReactNode>
}

/** The fields in their sections. A field without a section stands among the main ones. */
function Fields(context: FieldContext) {
  const {
    title,
    titleEnglish,
    visibility,
    assignmentType,
    interestDeadline,
    startDate,
    intendedEnd,
    ...main
  } = controls(context)
  return (
    <>
      <Section title={m.thesis_form_main_fields()}>
        <Box sx={ONE_COLUMN}>
          <Box sx={TITLE_AND_READERS}>
            <Box sx={ONE_COLUMN}>{inOrder({ title, titleEnglish })}</Box>
            {visibility}
          </Box>
          {inOrder(main)}
        </Box>
      </Section>
      <Section title={m.thesis_form_assignment()}>{assignmentType}</Section>
      <Section title={m.thesis_form_dates()} description={m.thesis_form_dates_help()}>
        <Box sx={DATE_COLUMNS}>{inOrder({ interestDeadline, startDate, intendedEnd })}</Box>
      </Section>
    </>
  )
}

const inOrder = (fields: Readonly<Record<string, ReactNode>>) =>
  Object.entries(fields).map(([name, field]) => <Fragment key={name}>{field}</Fragment>)

const ONE_COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 } as const

/** Who will read it stands beside the title. */
const TITLE_AND_READERS = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
}

/** As many columns as leave the long Greek labels whole. */
const DATE_COLUMNS = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
}
