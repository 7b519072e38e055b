import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { m } from '../../../../paraglide/messages.js'
import { paths } from '../../../../shared/paths.ts'
import { READING_WIDTH } from '../../../../shared/ui/measures.ts'
import { Section } from '../../../../shared/ui/section.tsx'
import { FIRST_RUN_STEPS, type FirstRunStep } from './first-run-steps.ts'
import { MailStep } from './mail-step.tsx'
import { NextStep } from './next-step.tsx'
import { PlacesStep } from './places-step.tsx'
import { SignInStep } from './sign-in-step.tsx'
import { StepMenu } from './step-menu.tsx'

const STEPS: Record<FirstRunStep, { lead: () => string; content: (onDone: () => void) => ReactNode }> = {
  places: { lead: m.first_run_places_lead, content: (onDone) => <PlacesStep onDone={onDone} /> },
  mail: { lead: m.first_run_mail_lead, content: (onDone) => <MailStep onDone={onDone} /> },
  'sign-in': { lead: m.first_run_sign_in_lead, content: (onDone) => <SignInStep onDone={onDone} /> },
  next: { lead: m.first_run_next_lead, content: () => <NextStep /> },
}

/** Four steps in any order, each of which may be skipped; the one that is shown stands in the address. */
export function FirstRunScreen() {
  const [parameters, setParameters] = useSearchParams()
  const [done, setDone] = useState<readonly FirstRunStep[]>([])
  const asked = parameters.get('step')
  const current = FIRST_RUN_STEPS.find(({ name }) => name === asked)?.name ?? 'places'
  const place = FIRST_RUN_STEPS.findIndex(({ name }) => name === current)
  const frame = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)

  const show = (step: FirstRunStep) => {
    hasMoved.current = true
    setParameters({ step })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another content, which begins at its title.
  useEffect(() => {
    if (hasMoved.current) frame.current?.focus()
  }, [current])

  const [before, after] = [FIRST_RUN_STEPS[place - 1], FIRST_RUN_STEPS[place + 1]]
  const { lead, content } = STEPS[current]
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: READING_WIDTH }}>
      <StepMenu current={current} done={done} onShow={show} />
      <Box ref={frame} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: '96px' }}>
        <Section title={FIRST_RUN_STEPS[place]?.label() ?? ''} description={lead()}>
          {content(() => setDone((steps) => [...new Set([...steps, current])]))}
        </Section>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3 }}>
        {before === undefined ? (
          <span />
        ) : (
          <Button variant="text" onClick={() => show(before.name)}>
            {m.tour_back()}
          </Button>
        )}
        {after === undefined ? (
          <Button variant="contained" component={RouterLink} to={paths.administrator.profile()}>
            {m.first_run_end()}
          </Button>
        ) : (
          <Button
            variant={done.includes(current) ? 'contained' : 'outlined'}
            onClick={() => show(after.name)}
          >
            {done.includes(current) ? m.first_run_next_button() : m.tour_skip()}
          </Button>
        )}
      </Box>
    </Box>
  )
}
