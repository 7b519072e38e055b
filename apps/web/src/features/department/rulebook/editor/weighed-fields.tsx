import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { m } from '../../../../paraglide/messages.js'
import DeleteOutlined from '../../../../shared/icons/delete-outlined.tsx'
import { numberOf } from '../typed-values.ts'

/** A part of the mark, or a criterion of a part. */
interface Weighed {
  key: string
  label: string
  weight: number
}

interface WeighedFieldsProps {
  one: Weighed
  words: { label: string; weight: string }
  onEdit: (change: { label: string } | { weight: number }) => void
  onRemove: () => void
  /** What else is set of it. */
  children?: ReactNode
}

/** The name and the weight of what is marked, and the way to leave it out. */
export function WeighedFields({ one, words, onEdit, onRemove, children }: WeighedFieldsProps) {
  return (
    <>
      <TextField
        size="small"
        label={words.label}
        value={one.label}
        onChange={(event) => onEdit({ label: event.target.value })}
      />
      <TextField
        size="small"
        label={words.weight}
        value={one.weight === 0 ? '' : one.weight}
        onChange={(event) =>
          onEdit({ weight: numberOf(event.target.value.replace(/\D/g, '').slice(0, 3)) ?? 0 })
        }
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      {children}
      <IconButton aria-label={m.word_remove_named({ name: one.label })} onClick={onRemove}>
        <DeleteOutlined aria-hidden />
      </IconButton>
    </>
  )
}

export function isWeighed({ label, weight }: Weighed): boolean {
  return label.trim() !== '' && weight > 0
}

/** A key that none of the others has. */
export function newKey(word: string, all: readonly Weighed[]): string {
  const keys = new Set(all.map(({ key }) => key))
  let number = all.length + 1
  while (keys.has(`${word}-${number}`)) number += 1
  return `${word}-${number}`
}
