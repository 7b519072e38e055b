import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { Section } from '../../../../shared/ui/section.tsx'
import { FinalTextLink } from './final-text-link.tsx'

/** The submitted abstract and text, for reading; empty without any. */
export function FinalText({ thesis }: { thesis: Thesis }) {
  if (!thesis.abstract && thesis.finalTextName === null) return null
  return (
    <Section title={m.word_final_text()}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        {thesis.abstract && (
          <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {thesis.abstract}
          </Typography>
        )}
        <FinalTextLink thesis={thesis} />
      </Box>
    </Section>
  )
}
