import { parseMark } from '@diatrivi/domain/examination/marking/mark-text'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { m } from '../../../paraglide/messages.js'
import { MarkField } from './mark-field.tsx'
import { problemsOf } from './mark-problems.ts'
import { saidMark } from './mark-words.ts'
import type { MarkedParts } from './marking.mapper.ts'
import { meanOf, placeOfCriterion, placeOfPart, type TypedMarks } from './typed-marks.ts'

export interface PartFieldsProps {
  sheet: MarkedParts
  /** The place of the part in the sheet. */
  index: number
  /** Whether no mark may be missing, asked when the form is sent. */
  isWhole: () => boolean
}

/** The fields of a part: one mark, or one for each criterion and the mean of these. */
export function PartFields({ sheet, index, isWhole }: PartFieldsProps) {
  const typed: TypedMarks = useWatch({ name: 'parts' })
  const part = sheet.parts[index]
  if (part === undefined) return null
  const mean = meanOf(sheet, typed, index)
  const fieldAt = (place: string, label: string) => (
    <MarkField
      key={place}
      name={place}
      label={label}
      step={parseMark(sheet.step) ?? 1}
      rules={{ mark: (_text, { parts }) => problemsOf(sheet, parts, isWhole())[place] ?? true }}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {part.criteria.length === 0
        ? fieldAt(placeOfPart(index), part.label)
        : part.criteria.map(({ label }, at) => fieldAt(placeOfCriterion(index, at), label))}
      {part.criteria.length > 0 && (
        <Typography sx={{ fontWeight: 600 }}>
          {mean === null ? m.marking_mean_incomplete() : m.marking_mean_of_criteria(saidMark(mean))}
        </Typography>
      )}
    </Box>
  )
}
