import { type DragEvent, useState } from 'react'

interface DragOrder {
  canMove: (from: number, to: number) => boolean
  move: (from: number, to: number) => void
}

/** Ordering by the mouse, for those who like it; the buttons beside it do the same for everybody. */
export function useDragOrder({ canMove, move }: DragOrder) {
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const mayDrop = (to: number) => from !== null && from !== to && canMove(from, to)
  const end = () => {
    setFrom(null)
    setOver(null)
  }

  return (index: number) => ({
    isTarget: over === index && mayDrop(index),
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const item = event.currentTarget.closest('li')
        if (item) event.dataTransfer.setDragImage(item, 0, 0)
        event.dataTransfer.effectAllowed = 'move'
        setFrom(index)
      },
      onDragEnd: end,
    },
    target: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        setOver(index)
        if (mayDrop(index)) event.preventDefault()
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault()
        if (from !== null && mayDrop(index)) move(from, index)
        end()
      },
    },
  })
}

export type DragParts = ReturnType<ReturnType<typeof useDragOrder>>
