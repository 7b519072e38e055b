import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { PAGES } from '@diatrivi/contract/web-addresses'
import { THESES_PER_PAGE } from '@diatrivi/domain/thesis/thesis'

/** What the browser may ask of the API before the page's scripts are here to ask it. */
export interface EarlyCalls {
  /** An address on the API without the session; where it wants a number, the one that ends the page's own address. */
  call: string
  /** What the answer leads to: the call for the number that stands at this place of its first entry. */
  next?: { place: string; call: string }
  /** Whether the page also waits for the reader's own profile. */
  wantsProfile: boolean
}

const pathOf = (call: RouteName) => ROUTES[call].split(' ')[1] ?? ''
const FIRST_PAGE = `?page=1&pageSize=${THESES_PER_PAGE}`
const A_THESIS: EarlyCalls = { call: pathOf('getThesis'), wantsProfile: true }
const aPageOf = (call: RouteName): EarlyCalls => ({ call: pathOf(call) + FIRST_PAGE, wantsProfile: false })

/** Of the pages that are opened most, by the pattern of their address. A browser test sees that they do ask it. */
const EARLY_CALLS: Readonly<Record<string, EarlyCalls>> = {
  [PAGES.thesis]: A_THESIS,
  [PAGES.instructor.thesis]: A_THESIS,
  [PAGES.student.thesis]: A_THESIS,
  [PAGES.instructor.theses]: aPageOf('listThesesInProgress'),
  [PAGES.instructor.ungivenTheses]: aPageOf('listUngivenTheses'),
  [PAGES.instructor.endedTheses]: aPageOf('listEndedTheses'),
  [PAGES.student.openTheses]: aPageOf('listOpenTheses'),
  [PAGES.instructor.editTodoList]: {
    call: pathOf('getTodoList'),
    next: { place: 'thesisID.thesisID', call: pathOf('getThesis') },
    wantsProfile: true,
  },
}

/** The own profile, by the kind of account as `authenticate` names it. */
export const PROFILE_CALLS = {
  ins: pathOf('getInstructorProfile'),
  stu: pathOf('getStudentProfile'),
  adm: pathOf('getAdministratorProfile'),
}

/**
 * @param pattern of the page's address
 * @param search what is asked behind it: then the page asks something else
 */
export function earlyCallsOf(pattern: string | undefined, search: string): EarlyCalls | undefined {
  return search === '' && pattern !== undefined ? EARLY_CALLS[pattern] : undefined
}
