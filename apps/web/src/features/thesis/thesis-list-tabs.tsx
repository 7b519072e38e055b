import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { m } from '../../paraglide/messages.js'
import type { ThesisList } from './thesis.queries.ts'

const TABS = [
  { list: 'inProgress', label: m.thesis_in_progress, path: paths.instructor.theses },
  { list: 'ungiven', label: m.thesis_ungiven, path: paths.instructor.ungivenTheses },
  { list: 'ended', label: m.thesis_ended, path: paths.instructor.endedTheses },
] as const

/** The three lists of an instructor, each a page with an address of its own: links, not tab panels. */
export function ThesisListTabs({ list }: { list: Exclude<ThesisList, 'open'> }) {
  return (
    <Tabs
      component="nav"
      value={list}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={m.thesis_lists_label()}
      sx={{ mb: 5, borderBottom: 1, borderColor: 'divider' }}
      slotProps={{ list: { role: undefined } }}
    >
      {TABS.map((tab) => (
        <Tab
          key={tab.list}
          role={undefined}
          aria-selected={undefined}
          aria-current={tab.list === list ? 'page' : undefined}
          tabIndex={0}
          value={tab.list}
          label={tab.label()}
          component={Link}
          to={tab.path()}
        />
      ))}
    </Tabs>
  )
}
