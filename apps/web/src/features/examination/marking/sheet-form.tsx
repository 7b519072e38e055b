import { isApiError } from '@diatrivi/client/api-error'
import { REASON_MAX } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useUnsavedChanges } from '../../../shared/forms/use-unsaved-changes.ts'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { ReasonedButton } from '../../../shared/ui/reasoned-button.tsx'
import { FINGERTIP } from '../../../shared/ui/sx.ts'
import { useErrorToast } from '../../../shared/ui/use-error-toast.ts'
import { type Troubles, troublesOf } from './mark-troubles.ts'
import { saidMark } from './mark-words.ts'
import type { SheetToSave } from './marking.mutations.ts'
import type { Sheet } from './marking.queries.ts'
import { PartCard } from './part-card.tsx'
import { ownMarkOf, type TypedMarks, toBodyParts, typedOf } from './typed-marks.ts'

interface SheetFormProps {
  isHeld: boolean
  sheet: Sheet
  /** By the account of the member, or by a link. */
  save: { isPending: boolean; mutateAsync: (sheet: SheetToSave) => Promise<boolean> }
}

/** The own marks of a member: a draft until it is sealed, then changed and sealed anew. */
export function SheetForm({ isHeld, sheet, save }: SheetFormProps) {
  const [typed, setTyped] = useState<TypedMarks>(() => typedOf(sheet))
  const [remark, setRemark] = useState(sheet.remark ?? '')
  const [troubles, setTroubles] = useState<Troubles>({})
  const [isDirty, setDirty] = useState(false)
  const confirm = useConfirm()
  const errorToast = useErrorToast()
  const onRefused = (error: unknown) => {
    const fields = isApiError(error) ? error.fields : {}
    if (Object.keys(fields).some((place) => place in typed || place === 'remark')) setTroubles(fields)
    else errorToast(error)
  }
  useUnsavedChanges(isDirty)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(troubles).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [troubles])
  const isSealed = sheet.sealedAt !== null
  const own = ownMarkOf(sheet, typed)

  const type = (place: string, text: string) => {
    setTyped({ ...typed, [place]: text })
    setTroubles({})
    setDirty(true)
  }
  const submit = async (seal: boolean) => {
    const found = troublesOf(sheet, typed, seal)
    setTroubles(found)
    if (Object.keys(found).length > 0) return
    if (seal && !(own !== null && (await confirm(questionOf(own))))) return
    const body = { parts: toBodyParts(sheet, typed), remark: remark.trim(), seal }
    if (await save.mutateAsync({ body, onRefused })) setDirty(false)
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit(isSealed)
      }}
      sx={GRID}
    >
      {sheet.parts.map(({ key }, index) => (
        <PartCard key={key} sheet={sheet} index={index} typed={typed} troubles={troubles} onType={type} />
      ))}
      <Typography role="status" sx={{ fontWeight: 650, fontSize: '1.125rem' }}>
        {own === null ? m.marking_own_mark_incomplete() : m.marking_own_mark(saidMark(own))}
      </Typography>
      <TextField
        label={m.marking_remark()}
        value={remark}
        onChange={(event) => {
          setRemark(event.target.value)
          setDirty(true)
        }}
        helperText={troubles.remark ?? m.marking_remark_hint()}
        error={troubles.remark !== undefined}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
      <Box sx={ACTIONS}>
        {!isSealed && (
          <Button type="submit" loading={save.isPending}>
            {m.marking_save()}
          </Button>
        )}
        <ReasonedButton
          variant="contained"
          reason={isHeld ? null : m.marking_seal_not_held()}
          loading={save.isPending}
          onClick={() => void submit(true)}
        >
          {isSealed ? m.marking_save_sealed() : m.marking_seal()}
        </ReasonedButton>
      </Box>
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

const GRID = { display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const ACTIONS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, max-content)' },
  '& .MuiButton-root': { minHeight: FINGERTIP },
} as const
