import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshTheses } from '../../../../entities/query-keys.ts'
import type { Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { today } from '../../../../shared/format/clock.ts'
import { Announcement } from '../../../../shared/ui/announcement.tsx'
import { useDragOrder } from '../../../../shared/ui/use-drag-order.ts'
import { useOrder } from '../../../../shared/ui/use-order.ts'
import { type CurrentThesis, type OwnInterest, situationOf } from '../current-thesis.mapper.ts'
import { saveInterestOrder } from '../interest.mutations.ts'
import { useInterestRefusal } from '../interest-messages.ts'
import { interestsInOrder, movedInterests, moveInterest } from './interest-order.ts'
import { declareRefusal } from './interest-refusal.ts'
import { NumberInterests } from './number-interests.tsx'
import { OwnInterestItem } from './own-interest-item.tsx'

interface OwnInterestListProps {
  /** The interests that wait for their answer. */
  interests: readonly OwnInterest[]
  current: CurrentThesis
  viewer: Viewer
}

/** The interests in order, each with its answer; moved by buttons. */
export function OwnInterestList({ interests: kept, current, viewer }: OwnInterestListProps) {
  const queryClient = useQueryClient()
  const onRefused = useInterestRefusal()
  const order = useOrder({
    scope: 'order-of-interests',
    kept: kept.map(({ thesis }) => thesis.id),
    save: (_move, thesisIds) => saveInterestOrder(thesisIds),
    refresh: () => refreshTheses(queryClient),
    onRefused,
  })
  const interests = order.asked === null ? kept : interestsInOrder(kept, order.asked)
  const [spoken, setSpoken] = useState('')
  const refusals = new Map(
    interests.map((interest) => [
      interest.thesis.id,
      declareRefusal(interest.thesis, interest, { current, viewer }, today()),
    ]),
  )
  const mustAnswerFirst = situationOf(current).hasUnansweredPositiveAnswer

  const canMove = (from: number, to: number) =>
    to >= 0 &&
    to < interests.length &&
    movedInterests(interests, moveInterest(interests, from, to)).every(
      ({ thesis }) => refusals.get(thesis.id) === null,
    )

  const move = (from: number, to: number) => {
    const thesis = interests[from]?.thesis
    if (thesis === undefined) return
    order.move(thesis.id, to)
    setSpoken(m.interest_moved({ title: thesis.title, position: to + 1, total: interests.length }))
  }

  const drag = useDragOrder({ mayMove: canMove, move })

  return (
    <>
      <NumberInterests interests={interests} refusalOf={({ thesis }) => refusals.get(thesis.id) ?? null} />
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
        {interests.map((interest, index) => (
          <OwnInterestItem
            key={interest.thesis.id}
            interest={interest}
            refusal={mustAnswerFirst ? null : (refusals.get(interest.thesis.id) ?? null)}
            moves={
              interests.length > 1
                ? {
                    up: canMove(index, index - 1),
                    down: canMove(index, index + 1),
                    onMove: (by) => move(index, index + by),
                    isDraggable: interests.some((_, to) => to !== index && canMove(index, to)),
                    drag: drag(index),
                  }
                : null
            }
          />
        ))}
      </Box>
      <Announcement text={spoken} />
    </>
  )
}
