import { pageQuery } from '@diatrivi/client/request'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { PAGES } from '@diatrivi/contract/web-addresses'
import { THESES_PER_PAGE } from '@diatrivi/domain/thesis/thesis/thesis'

/** A route with its query, or with the parameter that is a number. */
export interface Question {
  route: string
  query?: Record<string, string>
  param?: string
}

/** What the browser asks of the API before the page's scripts are here to ask it. */
export interface FirstQuestions {
  /** Who is signed in. */
  session: string
  /** What the page asks first; its parameter is the number that ends the page's own address. */
  question?: Question
  /** What that answer leads to: its parameter is found in it, under this name twice. */
  next?: Question & { of: string }
  /** The route of the reader's own profile, by the kind of account, where the page waits for it. */
  profiles?: Record<string, string>
}

const session = ROUTES.authenticate
const PROFILES = {
  ins: ROUTES.getInstructorProfile,
  stu: ROUTES.getStudentProfile,
  adm: ROUTES.getAdministratorProfile,
}
const firstPageOf = (name: RouteName): FirstQuestions => ({
  session,
  question: { route: ROUTES[name], query: pageQuery(1, THESES_PER_PAGE) },
})
const A_THESIS: FirstQuestions = {
  session,
  question: { route: ROUTES.getThesis, param: 'thesisId' },
  profiles: PROFILES,
}

/** The questions of the most opened pages, by the pattern of their address. A browser test sees that the pages ask them. */
const OF_PAGES: Readonly<Record<string, FirstQuestions>> = {
  [PAGES.thesis]: A_THESIS,
  [PAGES.instructor.thesis]: A_THESIS,
  [PAGES.student.thesis]: A_THESIS,
  [PAGES.instructor.theses]: firstPageOf('listThesesInProgress'),
  [PAGES.instructor.ungivenTheses]: firstPageOf('listUngivenTheses'),
  [PAGES.instructor.endedTheses]: firstPageOf('listEndedTheses'),
  [PAGES.student.openTheses]: firstPageOf('listOpenTheses'),
  [PAGES.instructor.editTodoList]: {
    session,
    question: { route: ROUTES.getTodoList, param: 'listId' },
    next: { route: ROUTES.getThesis, param: 'thesisId', of: 'thesisID' },
    profiles: PROFILES,
  },
}

/** Pages that are the same for every reader; the last is the page of an unknown address outside the dashboard. */
const ASK_NOTHING: readonly string[] = [PAGES.accessibility, PAGES.privacy, '/*']

/** @param search what is asked behind the address: then the page asks something else */
export function firstQuestionsOf(pattern: string | undefined, search: string): FirstQuestions | undefined {
  if (pattern === undefined || ASK_NOTHING.includes(pattern)) return undefined
  return (search === '' && OF_PAGES[pattern]) || { session }
}
