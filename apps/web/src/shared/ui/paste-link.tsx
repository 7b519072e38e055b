import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { pastedLink } from '../pasted-link.ts'
import { READING_WIDTH } from './measures.ts'
import { TextInput } from './text-input.tsx'

/** For a person who has the mail of a link that could not be read: the link is pasted here, or its code. */
export function PasteLink({ onRead = openLink }: { onRead?: (address: string) => void }) {
  const [isUnread, setUnread] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = pastedLink(field.current?.value ?? '', window.location.pathname)
    setUnread(address === null)
    if (address === null) field.current?.focus()
    else onRead(address)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 3, maxWidth: READING_WIDTH }}
    >
      <TextInput
        label={m.link_paste()}
        name="link"
        autoComplete="off"
        inputRef={field}
        inputProps={{ autoCapitalize: 'none', spellCheck: false, inputMode: 'url' }}
        error={isUnread}
        helperText={isUnread ? m.link_paste_unread() : m.link_paste_help()}
      />
      <Button type="submit" sx={{ justifySelf: 'start' }}>
        {m.link_paste_open()}
      </Button>
    </Box>
  )
}

/** As a page of its own, so that what the link has to hide is gone before any other script runs. */
function openLink(address: string) {
  window.location.assign(address)
}
