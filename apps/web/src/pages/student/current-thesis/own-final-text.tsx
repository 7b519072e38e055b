import { canThesis } from '@diatrivi/domain/thesis/thesis/thesis.policy'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { type Thesis, toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import { toActor, type Viewer } from '../../../entities/viewer/viewer.ts'
import { FinalText } from '../../../features/thesis/thesis/final-text/final-text.tsx'
import { m } from '../../../paraglide/messages.js'
import { Section } from '../../../shared/ui/section.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useAnchor } from '../../../shared/ui/use-anchor.ts'
import { FINAL_TEXT_ANCHOR, isTextEarly } from './next-due.ts'

// The form's library is needed by no other part of the page.
const FinalTextForm = lazy(() =>
  import('../../../features/thesis/thesis/final-text/final-text-form.tsx').then((module) => ({
    default: module.FinalTextForm,
  })),
)

/** Whether the student may hand in the final text now. */
export function mayHandInText(thesis: Thesis, viewer: Viewer): boolean {
  const facts = { hasDeclaredInterest: true }
  return canThesis.submitFinalText(toActor(viewer), toThesisFacts(thesis, viewer), facts).allowed
}

/** The final text: its form, folded while more than one step is open, or what was handed in. */
export function OwnFinalText({ thesis, viewer }: { thesis: Thesis; viewer: Viewer }) {
  const [isOpened, setOpened] = useState(false)
  useAnchor(FINAL_TEXT_ANCHOR)
  if (!mayHandInText(thesis, viewer)) return <FinalText thesis={thesis} />
  const isFolded = isTextEarly(thesis) && !isOpened
  return (
    <Box id={FINAL_TEXT_ANCHOR} tabIndex={-1} sx={{ scrollMarginTop: '84px', outline: 'none' }}>
      <Section
        title={m.word_final_text()}
        description={isFolded && m.thesis_final_text_later()}
        actions={isFolded && <Button onClick={() => setOpened(true)}>{m.thesis_final_text_now()}</Button>}
      >
        {!isFolded && (
          <Suspense fallback={<FormSkeleton count={2} />}>
            <FinalTextForm thesis={thesis} />
          </Suspense>
        )}
      </Section>
    </Box>
  )
}
