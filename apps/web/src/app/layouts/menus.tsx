import { PAGES } from '@diatrivi/contract/web-addresses'
import type { Role } from '@diatrivi/domain/account/role'
import type { SvgIconComponent } from '@mui/icons-material'
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined'
import DomainOutlined from '@mui/icons-material/DomainOutlined'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import LibraryBooksOutlined from '@mui/icons-material/LibraryBooksOutlined'
import MailOutlined from '@mui/icons-material/MailOutlined'
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import SchoolOutlined from '@mui/icons-material/SchoolOutlined'
import ShieldOutlined from '@mui/icons-material/ShieldOutlined'
import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined'
import { matchPath } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../shared/paths.ts'

export interface MenuEntry {
  label: string
  to: string
  icon: SvgIconComponent
  /** The pages that belong to this entry, besides the one that it leads to. */
  covers: readonly string[]
  showsNotifications?: boolean
}

/** The side menu of each role. */
export const MENUS: Record<Role, () => readonly MenuEntry[]> = {
  instructor: () => [
    {
      label: m.shell_home(),
      to: paths.instructor.overview(),
      icon: HomeOutlined,
      covers: [],
      showsNotifications: true,
    },
    ownProfile(paths.instructor.profile()),
    {
      label: m.shell_theses(),
      to: paths.instructor.theses(),
      icon: LibraryBooksOutlined,
      covers: [
        PAGES.instructor.ungivenTheses,
        PAGES.instructor.endedTheses,
        PAGES.instructor.createThesis,
        PAGES.instructor.editThesis,
        PAGES.instructor.thesis,
        PAGES.thesis,
      ],
    },
    {
      label: m.shell_todo_lists(),
      to: paths.instructor.todoLists(),
      icon: ChecklistOutlined,
      covers: [
        PAGES.instructor.createTodoList,
        PAGES.instructor.editTodoList,
        PAGES.instructor.createTodoItem,
      ],
    },
  ],
  student: () => [
    ownProfile(paths.student.profile()),
    {
      label: m.shell_my_thesis(),
      to: paths.student.currentThesis(),
      icon: SchoolOutlined,
      covers: [PAGES.student.pastTheses, PAGES.student.pastThesis],
    },
    {
      label: m.shell_open_theses(),
      to: paths.student.openTheses(),
      icon: TravelExploreOutlined,
      covers: [PAGES.student.thesis, PAGES.thesis],
    },
  ],
  administrator: () => [
    ownProfile(paths.administrator.profile()),
    entry(m.shell_institutions(), paths.administrator.institutions(), AccountBalanceOutlined),
    entry(m.shell_departments(), paths.administrator.departments(), DomainOutlined),
    entry(m.shell_users(), paths.administrator.users(), PeopleAltOutlined),
    entry(m.ui_mail(), paths.administrator.mail(), MailOutlined),
    entry(m.shell_security(), paths.administrator.security(), ShieldOutlined),
  ],
}

/** The profiles of other people have the same address, so only the own one marks the entry. */
function ownProfile(to: string): MenuEntry {
  return { label: m.shell_profile(), to, icon: PersonOutlined, covers: [] }
}

function entry(label: string, to: string, icon: SvgIconComponent): MenuEntry {
  return { label, to, icon, covers: [] }
}

export function isCurrent({ to, covers }: MenuEntry, pathname: string): boolean {
  return [to, ...covers].some((page) => matchPath(page, pathname) !== null)
}
