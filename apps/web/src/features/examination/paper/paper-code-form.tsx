import { PAGES } from '@diatrivi/contract/web-addresses'
import { parsePaperCode } from '@diatrivi/domain/examination/paper/paper-code'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { READING_WIDTH } from '../../../shared/ui/measures.ts'
import { TextInput } from '../../../shared/ui/text-input.tsx'

const BEFORE_CODE = /^.*\/p\//is

/** A field for the code or the address of a paper whose QR could not be read. */
export function PaperCodeForm() {
  const navigate = useNavigate()
  const [isUnread, setUnread] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = parsePaperCode((field.current?.value ?? '').replace(BEFORE_CODE, ''))
    setUnread(code === null)
    if (code === null) field.current?.focus()
    else void navigate(href(PAGES.paper, { code }))
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 3, maxWidth: READING_WIDTH }}
    >
      <TextInput
        label={m.paper_verify_code()}
        name="code"
        autoComplete="off"
        inputRef={field}
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
        error={isUnread}
        helperText={isUnread ? m.paper_verify_code_unread() : m.paper_verify_code_help()}
      />
      <Button type="submit" sx={{ justifySelf: 'start' }}>
        {m.paper_verify_open()}
      </Button>
    </Box>
  )
}
