import { type DragEvent, useState } from 'react'

interface DragOrderOptions {
  mayMove: (from: number, to: number) => boolean
  move: (from: number, to: number) => void
}

/** What the rows of a list need to be moved by the mouse; buttons beside them do the same by keyboard. */
export function useDragOrder({ mayMove, move }: DragOrderOptions) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const mayDrop = (to: number) => dragged !== null && dragged !== to && mayMove(dragged, to)
  const end = () => {
    setDragged(null)
    setOver(null)
  }

  return (index: number) => ({
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', String(index))
        const row = event.currentTarget.closest('li')
        if (row !== null) event.dataTransfer.setDragImage(row, 16, 24)
        setDragged(index)
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
        if (dragged !== null && mayDrop(index)) move(dragged, index)
        end()
      },
    },
    /** On which side of the row the dragged one would land; null where it cannot. */
    dropSide: dropSide(dragged, over === index && mayDrop(index) ? index : null),
  })
}

function dropSide(from: number | null, to: number | null): 'before' | 'after' | null {
  if (from === null || to === null) return null
  return from > to ? 'before' : 'after'
}

export type DragParts = ReturnType<ReturnType<typeof useDragOrder>>
