import { PAGES } from '@diatrivi/contract/web-addresses'
import type { Role } from '@diatrivi/domain/people/account/role'
import type SvgIcon from '@mui/material/SvgIcon'
import { matchPath } from 'react-router'
import { m } from '../../paraglide/messages.js'
import AccountBalanceOutlined from '../../shared/icons/account-balance-outlined.tsx'
import BarChartOutlined from '../../shared/icons/bar-chart-outlined.tsx'
import ChecklistOutlined from '../../shared/icons/checklist-outlined.tsx'
import DescriptionOutlined from '../../shared/icons/description-outlined.tsx'
import DomainOutlined from '../../shared/icons/domain-outlined.tsx'
import EventOutlined from '../../shared/icons/event-outlined.tsx'
import HelpOutlineOutlined from '../../shared/icons/help-outline-outlined.tsx'
import HomeOutlined from '../../shared/icons/home-outlined.tsx'
import HowToRegOutlined from '../../shared/icons/how-to-reg-outlined.tsx'
import LibraryBooksOutlined from '../../shared/icons/library-books-outlined.tsx'
import MailOutlined from '../../shared/icons/mail-outlined.tsx'
import MonitorHeartOutlined from '../../shared/icons/monitor-heart-outlined.tsx'
import PeopleAltOutlined from '../../shared/icons/people-alt-outlined.tsx'
import PersonOutlined from '../../shared/icons/person-outlined.tsx'
import PrintOutlined from '../../shared/icons/print-outlined.tsx'
import SchoolOutlined from '../../shared/icons/school-outlined.tsx'
import ShieldOutlined from '../../shared/icons/shield-outlined.tsx'
import TravelExploreOutlined from '../../shared/icons/travel-explore-outlined.tsx'
import UploadFileOutlined from '../../shared/icons/upload-file-outlined.tsx'
import ViewTimelineOutlined from '../../shared/icons/view-timeline-outlined.tsx'
import WebhookOutlined from '../../shared/icons/webhook-outlined.tsx'
import { paths } from '../../shared/paths.ts'

export interface MenuEntry {
  label: string
  to: string
  icon: typeof SvgIcon
  /** The pages that belong to this entry, besides the one that it leads to. */
  covers: readonly string[]
  showsNotifications?: boolean
  /** Stands there for those only who sit in a committee, or are asked to. */
  isOfMembers?: true
}

/** The pages of a role's menu that everybody of the role has. */
export const pagesOf = (role: Role): readonly MenuEntry[] =>
  MENUS[role]().filter(({ isOfMembers }) => !isOfMembers)

/** The first nine, to which a figure leads. */
export const numberedPagesOf = (role: Role) => pagesOf(role).slice(0, 9)

/** The side menu of each role. */
export const MENUS: Record<Role, () => readonly MenuEntry[]> = {
  instructor: () => [
    {
      label: m.menu_home(),
      to: paths.instructor.overview(),
      icon: HomeOutlined,
      covers: [],
      showsNotifications: true,
    },
    ownProfile(paths.instructor.profile()),
    {
      label: m.menu_theses(),
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
    entry(m.menu_timeline(), paths.instructor.timeline(), ViewTimelineOutlined),
    {
      ...entry(m.menu_committees(), paths.instructor.committees(), PeopleAltOutlined),
      covers: [PAGES.instructor.markSheet],
      isOfMembers: true,
    },
    {
      label: m.menu_todo_lists(),
      to: paths.instructor.todoLists(),
      icon: ChecklistOutlined,
      covers: [
        PAGES.instructor.createTodoList,
        PAGES.instructor.editTodoList,
        PAGES.instructor.createTodoItem,
      ],
    },
    entry(m.menu_statistics(), paths.instructor.statistics(), BarChartOutlined),
    help(),
  ],
  student: () => [
    ownProfile(paths.student.profile()),
    {
      label: m.menu_my_thesis(),
      to: paths.student.currentThesis(),
      icon: SchoolOutlined,
      covers: [PAGES.student.pastTheses, PAGES.student.pastThesis],
    },
    {
      label: m.menu_open_theses(),
      to: paths.student.openTheses(),
      icon: TravelExploreOutlined,
      covers: [PAGES.student.thesis, PAGES.thesis],
    },
    help(),
  ],
  secretary: () => [
    entry(m.menu_today(), paths.secretary.area(), HomeOutlined),
    ...departmentPages().map((page) =>
      page.to === paths.secretary.theses()
        ? { ...page, covers: [PAGES.thesis, PAGES.secretary.registry] }
        : page,
    ),
    ownProfile(paths.secretary.profile()),
    help(),
  ],
  administrator: () => [
    entry(m.menu_today(), paths.administrator.area(), HomeOutlined),
    ownProfile(paths.administrator.profile()),
    entry(m.menu_institutions(), paths.administrator.institutions(), AccountBalanceOutlined),
    entry(m.menu_departments(), paths.administrator.departments(), DomainOutlined),
    {
      ...entry(m.menu_users(), paths.administrator.users(), PeopleAltOutlined),
      covers: [
        PAGES.administrator.secretaries,
        PAGES.administrator.administrators,
        PAGES.administrator.students,
      ],
    },
    {
      label: m.menu_rulebooks(),
      to: paths.administrator.rulebooks(),
      icon: LibraryBooksOutlined,
      covers: [PAGES.administrator.rulebook],
    },
    entry(m.menu_import(), paths.administrator.import(), UploadFileOutlined),
    entry(m.menu_statistics(), paths.administrator.statistics(), BarChartOutlined),
    entry(m.ui_mail(), paths.administrator.mail(), MailOutlined),
    entry(m.menu_webhooks(), paths.administrator.webhooks(), WebhookOutlined),
    {
      label: m.menu_security(),
      to: paths.administrator.security(),
      icon: ShieldOutlined,
      covers: [PAGES.administrator.inspections],
    },
    {
      ...entry(m.menu_system(), paths.administrator.system(), MonitorHeartOutlined),
      covers: [PAGES.administrator.firstRun],
    },
    help(),
  ],
}

/** The pages of a department, for its secretary and, to read, for a person who holds an office of it. */
export function departmentPages(): readonly MenuEntry[] {
  return [
    entry(m.menu_theses(), paths.secretary.theses(), LibraryBooksOutlined),
    entry(m.menu_timeline(), paths.secretary.timeline(), ViewTimelineOutlined),
    {
      ...entry(m.menu_students(), paths.secretary.students(), PeopleAltOutlined),
      covers: [PAGES.secretary.import],
    },
    entry(m.menu_committees(), paths.secretary.committees(), HowToRegOutlined),
    entry(m.menu_staff(), paths.secretary.staff(), SchoolOutlined),
    entry(m.menu_examinations(), paths.secretary.examinations(), EventOutlined),
    {
      ...entry(m.menu_papers(), paths.secretary.papers(), PrintOutlined),
      covers: [PAGES.secretary.paperForms],
    },
    {
      ...entry(m.menu_rulebooks(), paths.secretary.rulebooks(), DescriptionOutlined),
      covers: [PAGES.secretary.rulebook],
    },
  ]
}

/** The profiles of other people have the same address, so only the own one marks the entry. */
function ownProfile(to: string): MenuEntry {
  return { label: m.menu_profile(), to, icon: PersonOutlined, covers: [] }
}

function help(): MenuEntry {
  return { ...entry(m.menu_help(), paths.help(), HelpOutlineOutlined), covers: [PAGES.helpArticle] }
}

function entry(label: string, to: string, icon: typeof SvgIcon): MenuEntry {
  return { label, to, icon, covers: [] }
}

export function isCurrent({ to, covers }: MenuEntry, pathname: string): boolean {
  return [to, ...covers].some((page) => matchPath(page, pathname) !== null)
}
