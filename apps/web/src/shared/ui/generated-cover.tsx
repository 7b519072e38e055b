import Box from '@mui/material/Box'
import { coverPlan } from './cover-plan.ts'

const TONES = ['primary.main', 'accent.main', 'success.main', 'warning.main'] as const

export interface CoverSeeds {
  /** What the drawing is made of: the id of the thesis. */
  seed: number
  /** What its colours are made of, where it belongs to others: the id of the department. */
  family?: number
}

/** Overlapping arcs and a grid in three tones, always the same for the same seeds. */
export function GeneratedCover({ seed, family = seed, title }: CoverSeeds & { title?: string }) {
  const plan = coverPlan(String(seed), String(family))
  return (
    <Box
      component="svg"
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      sx={{ bgcolor: `${plan.ground}.tint`, display: 'block' }}
    >
      <Box
        component="g"
        sx={{ color: 'text.secondary', stroke: 'currentColor', strokeWidth: 0.35, opacity: 0.35 }}
      >
        {plan.grid.map((line) => (
          <path key={line} d={line} />
        ))}
      </Box>
      {plan.arcs.map((arc) => (
        <Box
          key={`${arc.x} ${arc.y} ${arc.radius}`}
          component="circle"
          cx={arc.x}
          cy={arc.y}
          r={arc.radius}
          sx={{
            color: TONES[arc.tone],
            fill: arc.isFilled ? 'currentColor' : 'none',
            stroke: 'currentColor',
            strokeWidth: arc.isFilled ? 0 : arc.width,
            opacity: arc.isFilled ? 0.16 : 0.62,
          }}
        />
      ))}
    </Box>
  )
}
