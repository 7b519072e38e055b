import { isApiError, isSessionEnd } from '@diatrivi/client/api-error'
import {
  ADMINISTRATORS_KINDS,
  IMPORT_FILE_MAX_BYTES,
  type ImportKind,
  OFFICE_KINDS,
} from '@diatrivi/domain/work/import/import-kind'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { m } from '../../../../paraglide/messages.js'
import { saveFile } from '../../../../shared/api/download.ts'
import { errorMessage } from '../../../../shared/api/error-message.ts'
import DownloadOutlined from '../../../../shared/icons/download-outlined.tsx'
import { FileField } from '../../../../shared/ui/file-field.tsx'
import { fileProblem } from '../../../../shared/ui/file-problem.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import type { ImportOffice, ImportRun } from './import.mapper.ts'
import { type ImportSource, useStartImport } from './import.mutations.ts'
import { templateOf } from './import-template.ts'
import { KIND_WORDS, requiredColumns } from './import-words.ts'

const KINDS: Record<ImportOffice, readonly ImportKind[]> = {
  administrator: ADMINISTRATORS_KINDS,
  secretary: OFFICE_KINDS,
}
const USUAL = { administrator: 'students', secretary: 'records' } as const satisfies Record<
  ImportOffice,
  ImportKind
>
const LIMITS = { accept: '.xlsx,.csv,.txt', maxBytes: IMPORT_FILE_MAX_BYTES }

interface ImportUploadProps {
  office: ImportOffice
  /** What the way here has asked for. */
  asked: string | null
  onRead: (run: ImportRun, source: ImportSource) => void
}

/** The first step: what the file brings, and the file. */
export function ImportUpload({ office, asked, onRead }: ImportUploadProps) {
  const [kind, setKind] = useState<ImportKind>(KINDS[office].find((one) => one === asked) ?? USUAL[office])
  const [file, setFile] = useState<File | null>(null)
  const { mutate, error, isPending, reset } = useStartImport(office)
  const problem = error === null ? null : problemOf(error)

  const choose = (next: { kind: ImportKind } | { file: File | null }) => {
    reset()
    if ('kind' in next) setKind(next.kind)
    else setFile(next.file)
  }
  const check = () => {
    if (file === null) return
    const source = { kind, file }
    mutate(source, { onSuccess: (run) => onRead(run, source) })
  }

  return (
    <Section title={m.import_step_file()}>
      <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', width: '100%' }}>
          <TextField
            select
            label={m.import_kind()}
            value={kind}
            onChange={(event) => choose({ kind: event.target.value as ImportKind })}
            sx={{ width: { xs: '100%', sm: 280 } }}
          >
            {KINDS[office].map((one) => (
              <MenuItem key={one} value={one}>
                {KIND_WORDS[one]()}
              </MenuItem>
            ))}
          </TextField>
          <Button
            startIcon={<DownloadOutlined aria-hidden />}
            onClick={() => saveFile(templateOf(office, kind), `${m.import_template_name()}-${kind}.csv`)}
          >
            {m.import_template()}
          </Button>
        </Box>
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {m.import_template_hint({ columns: requiredColumns(office, kind) })}
        </Typography>
        <FileField
          {...LIMITS}
          label={m.import_file()}
          file={file}
          onChange={(chosen) => choose({ file: chosen })}
          hint={m.import_file_hint()}
          disabled={isPending}
        />
        {problem && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {problem}
          </Alert>
        )}
        <Button
          variant="contained"
          disabled={file === null || fileProblem(file, LIMITS) !== null || isPending}
          onClick={check}
        >
          {isPending ? m.import_checking() : m.import_check()}
        </Button>
      </Box>
    </Section>
  )
}

/** What is wrong with the file, in one sentence; null where the session has ended, which a dialog says. */
function problemOf(error: unknown): string | null {
  if (isSessionEnd(error)) return null
  if (!isApiError(error, 'validation')) return errorMessage(error)
  return Object.values(error.fields)[0] ?? errorMessage(error)
}
