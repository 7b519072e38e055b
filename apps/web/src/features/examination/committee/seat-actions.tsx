import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { fullName } from '../../../entities/person/person.ts'
import type { Seat } from '../../../entities/process/process.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { useRemind, useRevokeLink } from './committee.mutations.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { RewordDialog } from './reword-dialog.tsx'

/** What the reader may do with a seat. */
export interface SeatRights {
  /** Ask again or replace, while no other person has the position. */
  manage: boolean
  revokeLink: boolean
  leaveForOther: boolean
}

interface SeatActionsProps {
  seat: Seat
  /** A person without an account has a link by which the seat can still be read. */
  hasLink: boolean
  may: SeatRights
  onReplace: () => void
}

export function SeatActions({ seat, hasLink, may, onReplace }: SeatActionsProps) {
  const remind = useRemind()
  const revoke = useRevokeLink()
  const confirm = useConfirm()
  const [isLeaving, setLeaving] = useState(false)
  const [isRewording, setRewording] = useState(false)
  const { id: seatId, state, person } = seat
  const name = fullName(person)
  const isOutside = person.username === null
  const isOpen = state === 'invited' || state === 'lapsed'
  const isGone = state === 'declined' || state === 'lapsed' || state === 'left'
  const shown = {
    remind: may.manage && isOpen,
    revoke: may.revokeLink && hasLink,
    leave: may.leaveForOther && state === 'accepted',
    // The office alone writes down for others that they left.
    reword: may.leaveForOther && isOutside,
    replace: may.manage && isGone,
  }
  if (seat.role === 'supervisor' || !Object.values(shown).includes(true)) return null
  const ask = async () => {
    // A new link ends the one that the person may be about to use.
    const isSure =
      !isOutside ||
      (await confirm({
        title: m.committee_new_link_named({ name }),
        text: m.committee_new_link_text(),
        confirmLabel: m.word_new_link(),
      }))
    if (isSure) remind.mutate({ seatId, isOutside })
  }
  return (
    <Box sx={{ flexBasis: { xs: '100%', sm: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {shown.remind && (
        <Button
          size="small"
          aria-label={isOutside ? m.committee_new_link_named({ name }) : m.committee_remind_named({ name })}
          loading={remind.isPending}
          onClick={() => void ask()}
        >
          {remindLabel(seat)}
        </Button>
      )}
      {shown.revoke && (
        <Button
          size="small"
          color="inherit"
          aria-label={m.committee_revoke_named({ name })}
          loading={revoke.isPending}
          onClick={() => revoke.mutate(seatId)}
        >
          {m.committee_revoke()}
        </Button>
      )}
      {shown.leave && (
        <Button
          size="small"
          color="inherit"
          aria-label={m.committee_leave_for_named({ name })}
          onClick={() => setLeaving(true)}
        >
          {m.committee_leave_for()}
        </Button>
      )}
      {shown.reword && (
        <Button
          size="small"
          color="inherit"
          aria-label={m.committee_reword_named({ name })}
          onClick={() => setRewording(true)}
        >
          {m.committee_reword()}
        </Button>
      )}
      {shown.replace && (
        <Button size="small" aria-label={m.committee_replace_named({ name })} onClick={onReplace}>
          {m.word_replace()}
        </Button>
      )}
      {isRewording && <RewordDialog seat={seat} onClose={() => setRewording(false)} />}
      {isLeaving && <LeaveDialog seatId={seatId} memberName={name} onClose={() => setLeaving(false)} />}
    </Box>
  )
}

function remindLabel({ state, person }: Seat): string {
  if (person.username === null) return m.word_new_link()
  return state === 'lapsed' ? m.committee_ask_again() : m.committee_remind()
}
