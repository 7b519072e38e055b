import Box from '@mui/material/Box'

/** Line drawings in one style: paper, and an arc in the accent colour. */
const DRAWINGS = {
  /** An empty tray of papers. */
  empty: (
    <>
      <path d="M26 58 38 30h44l12 28v24a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4Z" />
      <path d="M26 58h20a14 14 0 0 0 28 0h20" />
      <path d="M46 42h28M43 49h12" className="faint" />
      <path d="M52 18a8 8 0 0 1 16 0" className="accent" />
    </>
  ),
  /** Papers under an empty magnifying glass. */
  search: (
    <>
      <path d="M30 20h38a4 4 0 0 1 4 4v14M44 88H30a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4" />
      <path d="M36 34h24M36 44h14M36 54h8" className="faint" />
      <circle cx="70" cy="64" r="18" />
      <path d="m83 77 13 13" />
      <path d="M62 64a8 8 0 0 1 8-8" className="accent" />
    </>
  ),
  /** A thread that came apart. */
  broken: (
    <>
      <path d="M14 62h22a12 12 0 0 0 12-12V38" />
      <path d="M106 46H84a12 12 0 0 0-12 12v12" />
      <circle cx="48" cy="30" r="6" />
      <circle cx="72" cy="78" r="6" />
      <path d="M56 50l8 8M64 46l-8 16" className="accent" />
    </>
  ),
  /** A signpost with no name on it. */
  lost: (
    <>
      <path d="M60 16v76M46 92h28" />
      <path d="M60 24H32l-8 9 8 9h28Z" />
      <path d="M60 48h28l8 9-8 9H60Z" />
      <path d="M38 33h14M68 57h14" className="faint" />
      <path d="M56 10a4 4 0 0 1 8 0" className="accent" />
    </>
  ),
  /** A closed gate. */
  closed: (
    <>
      <path d="M30 92V48a30 30 0 0 1 60 0v44Z" />
      <path d="M45 92V50a15 15 0 0 1 30 0v42" className="faint" />
      <circle cx="60" cy="66" r="5" className="accent" />
      <path d="M60 71v9" className="accent" />
    </>
  ),
  /** An envelope on its way. */
  envelope: (
    <>
      <path d="M24 36h72v48H24Z" />
      <path d="m24 38 36 28 36-28" />
      <path d="M40 22h40M50 14h20" className="faint" />
      <path d="M84 84a10 10 0 0 1 20 0" className="accent" />
    </>
  ),
} as const

export type DrawingName = keyof typeof DRAWINGS

export function StateDrawing({ name, size = 112 }: { name: DrawingName; size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 104"
      width={size}
      height={(size * 104) / 120}
      aria-hidden
      sx={{
        fill: 'none',
        stroke: 'currentColor',
        color: 'primary.main',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& .faint': { color: 'controlEdge', stroke: 'currentColor' },
        '& .accent': { color: 'accent.main', stroke: 'currentColor', strokeWidth: 2.5 },
      }}
    >
      {DRAWINGS[name]}
    </Box>
  )
}
