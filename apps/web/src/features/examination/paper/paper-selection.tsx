import { PAPERS_AT_ONCE_MAX } from '@diatrivi/contract/limits'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { download } from '../../../shared/api/download.ts'
import { TOP_BAR_HEIGHT } from '../../../shared/ui/measures.ts'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { Paper } from './paper.mapper.ts'

interface PaperSelectionProps {
  papers: readonly Pick<Paper, 'id'>[]
  /** Papers of other pages too: what is chosen stays until it is given up. */
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** Says how many papers are chosen, and makes one file of them. */
export function PaperSelection({ papers, chosen, onChoose }: PaperSelectionProps) {
  const ids = papers.map(({ id }) => id)
  const [isAll, isAny] = [ids.every((id) => chosen.has(id)), ids.some((id) => chosen.has(id))]
  const isMore = chosen.size > PAPERS_AT_ONCE_MAX
  return (
    <Box role="group" aria-label={m.paper_selection()} sx={{ ...BAR, ...(chosen.size > 0 && STAYS) }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={isAny && !isAll}
            onChange={() =>
              onChoose(new Set(isAll ? [...chosen].filter((id) => !ids.includes(id)) : [...chosen, ...ids]))
            }
            sx={{ width: 44, height: 44 }}
          />
        }
        label={m.paper_select_all()}
        sx={{ m: 0, ml: -2.5 }}
      />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {saidOf(chosen.size)}
      </Typography>
      {chosen.size > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {!isMore && <OneFileButtons paperIds={[...chosen]} />}
          <Button size="small" variant="text" onClick={() => onChoose(new Set())}>
            {m.paper_select_none()}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function saidOf(count: number): string {
  if (count === 0) return ''
  const chosen = m.paper_selected({ count })
  return count > PAPERS_AT_ONCE_MAX
    ? `${chosen}. ${m.paper_selected_more({ limit: PAPERS_AT_ONCE_MAX })}`
    : chosen
}

/** Brings papers in one file: to be printed, or to be worked on. */
export function useOneFile() {
  const run = useAction()
  return (paperIds: readonly number[], format: 'pdf' | 'docx') =>
    void run(() =>
      download('downloadPapers', { params: undefined, query: { papers: paperIds.join(), format } }),
    )
}

export function OneFileButtons({ paperIds }: { paperIds: readonly number[] }) {
  const file = useOneFile()
  return (
    <>
      <Button size="small" onClick={() => file(paperIds, 'pdf')}>
        {m.paper_one_pdf()}
      </Button>
      <Button size="small" onClick={() => file(paperIds, 'docx')}>
        {m.paper_word_zip()}
      </Button>
    </>
  )
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  mb: 2,
  ...NOT_ON_PAPER,
} as const

/** In sight while the page is scrolled, as long as something is chosen. */
const STAYS = {
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 2,
  py: 1,
  px: 2,
  mx: -2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const
