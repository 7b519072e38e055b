import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { m } from '../../paraglide/messages.js'
import { fullName } from '../person/person.ts'
import type { TopicGroup } from './process.mapper.ts'

/** Asks whether an action is meant for all who share the topic; nothing where no other student works on it. */
export function LinkedChoice({
  group,
  isChosen,
  onChange,
}: {
  group: TopicGroup | null
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}) {
  const names = namesInProgress(group)
  if (names === '') return null
  return (
    <FormControlLabel
      sx={{ gridColumn: '1 / -1' }}
      control={<Checkbox checked={isChosen} onChange={(event) => onChange(event.target.checked)} />}
      label={m.examination_group_linked({ names })}
    />
  )
}

/** What is done for all is mostly wanted for all. */
export function isLinked(group: TopicGroup | null): boolean {
  return namesInProgress(group) !== ''
}

export function namesInProgress(group: TopicGroup | null): string {
  const others = group?.others.filter(({ isInProgress }) => isInProgress) ?? []
  return others.map(({ student }) => fullName(student)).join(', ')
}
