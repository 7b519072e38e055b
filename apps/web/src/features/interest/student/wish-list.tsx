import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshTheses } from '../../../entities/query-keys.ts'
import type { Viewer } from '../../../entities/viewer/viewer.ts'
import { m } from '../../../paraglide/messages.js'
import { today } from '../../../shared/format/clock.ts'
import { Announcement } from '../../../shared/ui/announcement.tsx'
import { useDragOrder } from '../../../shared/ui/use-drag-order.ts'
import { useOrder } from '../../../shared/ui/use-order.ts'
import { type CurrentThesis, situationOf, type Wish } from '../current-thesis.mapper.ts'
import { saveWishOrder } from '../interest.mutations.ts'
import { useInterestMessages } from '../interest-messages.ts'
import { WishItem } from './wish-item.tsx'
import { movedWishes, moveWish, wishesInOrder } from './wish-order.ts'
import { declareRefusal } from './wish-refusal.ts'

interface WishListProps {
  /** Those that wait for their answer. */
  wishes: readonly Wish[]
  current: CurrentThesis
  viewer: Viewer
}

/** The wishes in order, each with its answer; moved by buttons. */
export function WishList({ wishes: kept, current, viewer }: WishListProps) {
  const queryClient = useQueryClient()
  const messages = useInterestMessages()
  const order = useOrder({
    scope: 'order-of-wishes',
    kept: kept.map(({ thesis }) => thesis.id),
    save: (_move, thesisIds) => saveWishOrder(thesisIds),
    refresh: () => refreshTheses(queryClient),
    onRefused: messages.refused,
  })
  const wishes = order.asked === null ? kept : wishesInOrder(kept, order.asked)
  const [spoken, setSpoken] = useState('')
  const refusals = new Map(
    wishes.map((wish) => [wish.thesis.id, declareRefusal(wish.thesis, wish, { current, viewer }, today())]),
  )
  const mustAnswerFirst = situationOf(current).hasUnansweredPositiveAnswer

  const canMove = (from: number, to: number) =>
    to >= 0 &&
    to < wishes.length &&
    movedWishes(wishes, moveWish(wishes, from, to)).every(({ thesis }) => refusals.get(thesis.id) === null)

  const move = (from: number, to: number) => {
    const thesis = wishes[from]?.thesis
    if (thesis === undefined) return
    order.move(thesis.id, to)
    setSpoken(m.interest_moved({ title: thesis.title, position: to + 1, total: wishes.length }))
  }

  const drag = useDragOrder({ mayMove: canMove, move })

  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
        {wishes.map((wish, index) => (
          <WishItem
            key={wish.thesis.id}
            wish={wish}
            refusal={mustAnswerFirst ? null : (refusals.get(wish.thesis.id) ?? null)}
            moves={
              wishes.length > 1
                ? {
                    up: canMove(index, index - 1),
                    down: canMove(index, index + 1),
                    onMove: (by) => move(index, index + by),
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
