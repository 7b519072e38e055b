import { readersOf, readersSentence } from '@diatrivi/domain/thesis/thesis/thesis-readers'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { inReaderLanguage } from '../../../../shared/format/reader-language.ts'
import VisibilityOffOutlined from '../../../../shared/icons/visibility-off-outlined.tsx'
import VisibilityOutlined from '../../../../shared/icons/visibility-outlined.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useSetThesisVisibility } from '../thesis.mutations.ts'

/** The student's choice; private at first, and it can be taken back at any time. */
export function VisibilityToggle({ thesis }: { thesis: Thesis }) {
  const id = useId()
  const act = useAction()
  const setVisibility = useSetThesisVisibility()
  const shown = setVisibility.isPending ? setVisibility.variables.isPublic : thesis.publicByStudent

  const choose = (isPublic: boolean | null) => {
    if (isPublic === null || isPublic === thesis.publicByStudent) return
    void act(() => setVisibility.mutateAsync({ thesisId: thesis.id, isPublic }), {
      done: m.thesis_visibility_saved(),
    })
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="subtitle2" component="h3" id={id}>
        {m.thesis_student_visibility()}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={shown}
        onChange={(_event, value: boolean | null) => choose(value)}
        aria-labelledby={id}
      >
        <ToggleButton value={false} sx={{ gap: 1.5 }}>
          <VisibilityOffOutlined fontSize="small" /> {m.thesis_private()}
        </ToggleButton>
        <ToggleButton value={true} sx={{ gap: 1.5 }}>
          <VisibilityOutlined fontSize="small" /> {m.thesis_public()}
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {meaningOf(thesis, shown)}
      </Typography>
    </Box>
  )
}

/** Who reads it then: a thesis is public where both have said so. */
function meaningOf({ publicByInstructor, rulebook }: Thesis, publicByStudent: boolean): string {
  const hasCommittee = rulebook?.isExamined ?? false
  const readers = { hasStudent: true, hasCommittee, publicByInstructor, publicByStudent }
  const sentence = inReaderLanguage(readersSentence(readersOf(readers), 'student'))
  if (sentence === null) return m.thesis_student_public_help()
  return publicByStudent ? `${sentence} ${m.thesis_student_public_waits()}` : sentence
}
