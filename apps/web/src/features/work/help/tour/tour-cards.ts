import type { Role } from '@diatrivi/domain/people/account/role'
import type SvgIcon from '@mui/material/SvgIcon'
import { m } from '../../../../paraglide/messages.js'
import AccountBalanceOutlined from '../../../../shared/icons/account-balance-outlined.tsx'
import ChecklistOutlined from '../../../../shared/icons/checklist-outlined.tsx'
import DescriptionOutlined from '../../../../shared/icons/description-outlined.tsx'
import HelpOutlineOutlined from '../../../../shared/icons/help-outline-outlined.tsx'
import HomeOutlined from '../../../../shared/icons/home-outlined.tsx'
import LibraryBooksOutlined from '../../../../shared/icons/library-books-outlined.tsx'
import MonitorHeartOutlined from '../../../../shared/icons/monitor-heart-outlined.tsx'
import PeopleAltOutlined from '../../../../shared/icons/people-alt-outlined.tsx'
import PersonOutlined from '../../../../shared/icons/person-outlined.tsx'
import SchoolOutlined from '../../../../shared/icons/school-outlined.tsx'
import TravelExploreOutlined from '../../../../shared/icons/travel-explore-outlined.tsx'
import type { GUIDES } from '../guides.ts'

export interface TourCard {
  /** As the menu says it, with its icon. */
  title: () => string
  icon: typeof SvgIcon
  text: () => string
  /** The article that tells more. */
  article: (typeof GUIDES)[keyof typeof GUIDES][number]
}

/** What is where, in the order of a person's first days; four cards at most. */
export const TOUR_CARDS: Record<Role, readonly TourCard[]> = {
  student: [
    {
      title: m.menu_open_theses,
      icon: TravelExploreOutlined,
      text: m.tour_open_theses,
      article: 'find-a-topic',
    },
    { title: m.menu_my_thesis, icon: SchoolOutlined, text: m.tour_my_thesis, article: 'hand-in-a-step' },
    {
      title: m.menu_profile,
      icon: PersonOutlined,
      text: m.tour_student_profile,
      article: 'student-profile',
    },
    help(m.tour_help_and_bell),
  ],
  instructor: [
    { title: m.menu_home, icon: HomeOutlined, text: m.tour_overview, article: 'see-what-waits' },
    { title: m.menu_theses, icon: LibraryBooksOutlined, text: m.tour_theses, article: 'publish-a-topic' },
    { title: m.menu_todo_lists, icon: ChecklistOutlined, text: m.tour_todo_lists, article: 'make-a-list' },
    help(m.tour_help_and_bell),
  ],
  secretary: [
    { title: m.menu_today, icon: HomeOutlined, text: m.tour_department_today, article: 'first-day' },
    { title: m.menu_students, icon: PeopleAltOutlined, text: m.tour_students, article: 'bring-students' },
    {
      title: m.menu_rulebooks,
      icon: DescriptionOutlined,
      text: m.tour_rulebooks,
      article: 'write-a-rule-book',
    },
    help(m.tour_help),
  ],
  administrator: [
    {
      title: m.tour_places_title,
      icon: AccountBalanceOutlined,
      text: m.tour_places,
      article: 'institutions-and-departments',
    },
    { title: m.menu_users, icon: PeopleAltOutlined, text: m.tour_users, article: 'invite-an-instructor' },
    { title: m.menu_system, icon: MonitorHeartOutlined, text: m.tour_system, article: 'watch-the-system' },
    help(m.tour_help),
  ],
}

function help(text: () => string): TourCard {
  return { title: m.menu_help, icon: HelpOutlineOutlined, text, article: 'find-your-way' }
}
