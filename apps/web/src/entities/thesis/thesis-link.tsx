import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { LONE_LINK } from '../../shared/ui/sx.ts'

/** Leads from a cell of a list to the page of a thesis. */
export function ThesisLink({ thesis: { id, title } }: { thesis: { id: number; title: string } }) {
  return (
    <Link component={RouterLink} to={paths.thesis(id)} sx={LONE_LINK}>
      {title}
    </Link>
  )
}
