import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { FileButton } from '../../../shared/files/file-button.tsx'
import { formatClock } from '../../../shared/format/dates.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { NOT_ON_PAPER } from '../../../shared/ui/sx.ts'
import { useIsPrinting } from '../../../shared/ui/use-is-printing.ts'
import { BarChart } from './bar-chart.tsx'
import { type Figure, fileOf } from './figure.ts'
import { FigureTable } from './figure-table.tsx'
import { figuresOf } from './figures.ts'
import type { Statistics } from './statistics.mapper.ts'

/** Every figure as a chart, as a table and as a file, with what exactly it counts. */
export function StatisticsScreen({ statistics }: { statistics: Statistics }) {
  const { at, smallestGroup } = statistics
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        <Typography>{m.statistics_counted_at({ at: formatClock(at) })}</Typography>
        {smallestGroup !== null && (
          <Typography>{m.statistics_small_groups({ count: smallestGroup })}</Typography>
        )}
      </Box>
      {figuresOf(statistics).map((figure) => (
        <FigureSection key={figure.title} figure={figure} />
      ))}
    </Box>
  )
}

/** The table is folded below its chart, and stands on paper in any case. */
function FigureSection({ figure }: { figure: Figure }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isPrinting = useIsPrinting()
  const { title, definition, fileName } = figure
  return (
    <Section
      title={title}
      description={definition}
      actions={
        <FileButton
          label={m.ui_export()}
          name={m.statistics_export({ title })}
          fileName={fileName}
          write={async (format) =>
            (await import('../../../shared/files/table-file.ts')).writeTable(format, fileOf(figure))
          }
        />
      }
    >
      <BarChart {...figure} />
      <Button
        variant="text"
        aria-label={m.statistics_table_of({ title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 3, ml: -3, ...NOT_ON_PAPER }}
      >
        {m.statistics_table()}
      </Button>
      {(isOpen || isPrinting) && (
        <Box id={id} sx={{ mt: 3 }}>
          <FigureTable {...figure} />
        </Box>
      )}
    </Section>
  )
}
