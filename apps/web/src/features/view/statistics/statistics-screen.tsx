import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { m } from '../../../paraglide/messages.js'
import { FileButton } from '../../../shared/files/file-button.tsx'
import { formatClock } from '../../../shared/format/dates.ts'
import { Section } from '../../../shared/ui/section.tsx'
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

function FigureSection({ figure }: { figure: Figure }) {
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
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, lg: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <BarChart {...figure} />
        <FigureTable {...figure} />
      </Box>
    </Section>
  )
}
