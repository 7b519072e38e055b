import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Commissioner, CommissionerPart } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { useRemoveCommissioner, useRevokeLink, useSendLink } from './commissioner.mutations.ts'

interface CommissionerActionsProps {
  thesisId: number
  commissioner: Commissioner | null
  may: CommissionerPart['may']
  onEdit: () => void
}

/** What the reader can do with a commissioner; a new link and the removal ask first. */
export function CommissionerActions({ thesisId, commissioner, may, onEdit }: CommissionerActionsProps) {
  const confirm = useConfirm()
  const send = useSendLink(thesisId)
  const revoke = useRevokeLink(thesisId)
  const remove = useRemoveCommissioner(thesisId)
  const maySet = may.set === true
  if (!maySet && may.revokeLink !== true) return null
  if (commissioner === null) return <Button onClick={onEdit}>{m.commissioner_name()}</Button>

  const holds = commissioner.link?.holds === true
  const sendLink = async () => {
    const isSure =
      !holds ||
      (await confirm({
        title: m.commissioner_send_again_title(),
        text: m.commissioner_send_again_text(),
        confirmLabel: m.commissioner_send(),
      }))
    if (isSure) send.mutate()
  }
  const removeIt = async () => {
    const isSure = await confirm({
      title: m.commissioner_remove_title(),
      text: m.commissioner_remove_text(),
      confirmLabel: m.word_remove(),
      isDestructive: true,
    })
    if (isSure) remove.mutate()
  }
  return (
    <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {maySet && (
        <Button loading={send.isPending} onClick={() => void sendLink()}>
          {holds ? m.word_new_link() : m.commissioner_send()}
        </Button>
      )}
      {may.revokeLink === true && (
        <Button color="inherit" loading={revoke.isPending} onClick={() => revoke.mutate()}>
          {m.commissioner_revoke()}
        </Button>
      )}
      {maySet && (
        <Button color="inherit" onClick={onEdit}>
          {m.word_edit()}
        </Button>
      )}
      {may.remove === true && (
        <Button color="inherit" loading={remove.isPending} onClick={() => void removeIt()}>
          {m.word_remove()}
        </Button>
      )}
    </Box>
  )
}
