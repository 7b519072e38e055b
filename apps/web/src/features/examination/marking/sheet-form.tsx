import { REASON_MAX } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { onceDone } from '../../../shared/api/once-done.ts'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import { saidMark } from './mark-words.ts'
import type { Sheet } from './marking.mapper.ts'
import type { SheetToSave } from './marking.mutations.ts'
import { PartCard } from './part-card.tsx'
import { ownMarkOf, type TypedMarks, toBodyParts, typedOf } from './typed-marks.ts'

interface SheetFormProps {
  isHeld: boolean
  sheet: Sheet
  /** By the account of the member, or by a link. */
  save: { isPending: boolean; error: unknown; mutateAsync: (sheet: SheetToSave) => Promise<unknown> }
}

interface SheetFormValues {
  parts: TypedMarks
  remark: string
}

/** The own marks of a member: a draft until it is sealed, then changed and sealed anew. */
export function SheetForm({ isHeld, sheet, save }: SheetFormProps) {
  const form = useForm<SheetFormValues>({
    defaultValues: { parts: typedOf(sheet), remark: sheet.remark ?? '' },
  })
  const confirm = useConfirm()
  const isSealed = sheet.sealedAt !== null
  // A draft may lack marks; which button was pressed is known before the fields are judged.
  const isSealing = useRef(isSealed)
  const own = ownMarkOf(sheet, form.watch('parts'))
  const notHeld = isHeld ? null : m.marking_seal_not_held()

  const submit = async (values: SheetFormValues, seal: boolean) => {
    const { parts, remark } = values
    const mark = ownMarkOf(sheet, parts)
    if (seal && !(mark !== null && (await confirm(questionOf(mark))))) return
    const body = { parts: toBodyParts(sheet, parts), remark: remark.trim(), seal }
    onceDone(save.mutateAsync(body), () => form.reset(values))
  }
  const seal = async () => {
    form.clearErrors()
    isSealing.current = true
    await form.handleSubmit((values) => submit(values, true))()
    isSealing.current = false
  }

  return (
    <Box sx={FINGERTIPS}>
      <FormShell
        form={form}
        pending={save.isPending}
        error={save.error}
        submitLabel={isSealed ? m.marking_save_sealed() : m.ui_save()}
        reason={isSealed ? notHeld : null}
        button={{ variant: isSealed ? 'contained' : 'outlined' }}
        guard
        onSubmit={(values) => submit(values, isSealed)}
        actions={
          !isSealed && (
            <ReasonedButton
              variant="contained"
              reason={notHeld}
              loading={save.isPending}
              onClick={() => void seal()}
            >
              {m.marking_seal()}
            </ReasonedButton>
          )
        }
      >
        {sheet.parts.map(({ key }, index) => (
          <PartCard key={key} sheet={sheet} index={index} isWhole={() => isSealed || isSealing.current} />
        ))}
        <Typography role="status" sx={{ fontWeight: 650, fontSize: '1.125rem' }}>
          {own === null ? m.marking_own_mark_incomplete() : m.marking_own_mark(saidMark(own))}
        </Typography>
        <FormTextField
          name="remark"
          label={m.marking_remark()}
          helperText={m.marking_remark_hint()}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
      </FormShell>
    </Box>
  )
}

function questionOf(own: number) {
  return {
    title: m.marking_seal_title(),
    text: m.marking_seal_text(saidMark(own)),
    confirmLabel: m.marking_seal(),
    cancelLabel: m.ui_cancel(),
  }
}

const FINGERTIPS = { '& .MuiButton-root': { minHeight: FINGERTIP } } as const
