import { describe, expect, it } from 'vitest'
import { ROUTES, type RouteName } from './routes.ts'
import { OF_OLDER_CLIENTS } from './testing/older-clients.ts'

/** What the contract adds by name. */
const AGREED = [
  'POST /logout',
  'POST /password/forgot',
  'POST /password/reset',
  'POST /v1/user/download-token',
  'DELETE /v1/student/preferedThesis/{thesisID}',
  'PUT /v1/instructor/thesis/{id}/release',
  'GET /v1/user/thesis/{id}/history',
  'GET /v1/admin/profile',
  'GET /v1/student/profile/{username}',
  'POST /v1/admin/department/{depID}/image',
  'DELETE /v1/admin/image/{id}',
  'PUT /v1/admin/user/ins/{username}',
]

/** All interests of a student put into another order at once. */
const ORDERS = ['PUT /v1/student/preferedThesis/order']

/** The sessions of a person, to see and to end. */
const SESSIONS = [
  'GET /v1/user/sessions',
  'DELETE /v1/user/session/{sessionId}',
  'DELETE /v1/user/sessions/others',
]

/** Whether the link for a password still holds, asked before one is typed. */
const LINKS = ['POST /password/reset/check']

/** A new e-mail address, which waits until it is confirmed. */
const ADDRESSES = ['POST /user/email/confirm', 'POST /user/email/cancel', 'DELETE /user/email/pending']

/** A second factor at the sign-in. */
const SECOND_FACTOR = [
  'POST /login/second-factor',
  'POST /login/passkey/begin',
  'POST /login/passkey',
  'GET /v1/user/second-factor',
  'POST /v1/user/second-factor/totp',
  'POST /v1/user/second-factor/totp/confirm',
  'POST /v1/user/second-factor/totp/remove',
  'POST /v1/user/second-factor/passkey',
  'POST /v1/user/second-factor/passkey/confirm',
  'POST /v1/user/second-factor/passkey/{id}/remove',
  'POST /v1/user/second-factor/proof',
  'POST /v1/user/second-factor/recovery-codes',
  'POST /user/second-factor/undo',
  'GET /login/ways',
  'POST /login/institution',
  'POST /login/institution/finish',
  'POST /login/institution/link',
  'POST /login/institution/register',
  'POST /logout/institution',
  'POST /v1/user/data',
  'GET /v1/user/data',
  'GET /v1/user/account/deletion',
  'POST /v1/user/account/delete',
  'GET /v1/user/identities',
  'GET /v1/user/proof',
  'POST /v1/user/proof',
  'POST /v1/user/proof/finish',
  'DELETE /v1/user/identity/{}',
  'DELETE /v1/admin/user/{username}/second-factor',
]

/** A student takes back what was finished. */
const STEPS = ['PUT /v1/student/todoItem/{id}/finish/cancel']

/** The comments of student and instructor on a step. */
const CONVERSATIONS = [
  'GET /v1/user/todoItem/{id}/comments',
  'POST /v1/user/todoItem/{id}/comment',
  'GET /v1/user/todoItem/comment/{id}/attachment',
]

/** Notices, the settings of their mails, and the own dates in calendar programs. */
const NOTICES = [
  'GET /v1/user/notices',
  'GET /v1/user/notices/unread',
  'GET /v1/user/notices/stream',
  'PUT /v1/user/notice/{id}/read',
  'PUT /v1/user/notice/{id}/unread',
  'PUT /v1/user/notices/read',
  'GET /v1/user/notice-settings',
  'PUT /v1/user/notice-settings',
  'GET /v1/user/push-key',
  'PUT /v1/user/push-browser',
  'PUT /v1/user/push-browser/confirm',
  'PUT /v1/user/push-browser/remove',
  'GET /v1/user/calendar-feed',
  'POST /v1/user/calendar-feed',
  'PUT /v1/user/calendar-feed',
  'DELETE /v1/user/calendar-feed',
  'GET /v1/public/calendar/{}',
]

/** How many theses an instructor has in each state. */
const COUNTS = ['GET /v1/instructor/theses/counts']

/** What the caller may open, by a part of its name. */
const SEARCHES = ['GET /v1/search']

/** Figures of theses, of any department and of the instructor's own. */
const STATISTICS = ['GET /v1/admin/statistics', 'GET /v1/instructor/statistics']

/** The theses that a student no longer works on. */
const HISTORY = ['GET /v1/student/theses/past']

/** All theses in progress on one line of time. */
const TIMELINE = ['GET /v1/user/timeline']

/** A topic becomes a new thesis. */
const OVERVIEW = ['GET /v1/instructor/examinations/ahead', 'GET /v1/instructor/theses/late']
const OFFERED_AGAIN = ['POST /v1/instructor/thesis/{id}/offer-again']

/** Several students have one topic. */
const SHARED = ['POST /v1/instructor/thesis/{id}/share']

/** One action for several theses. */
const SEVERAL = [
  'PUT /v1/instructor/theses/visibility',
  'PUT /v1/instructor/theses/deadline',
  'POST /v1/instructor/theses/offer-again',
  'POST /v1/instructor/todo-list/{id}/copy',
]

/** The mails, for administrators. */
const MAILS = [
  'GET /v1/admin/mail',
  'GET /v1/admin/mails',
  'GET /v1/admin/mails/sent',
  'PUT /v1/admin/mail/{id}/retry',
  'PUT /v1/admin/mails/retry',
  'GET /v1/admin/security-events',
  'GET /v1/admin/inspections',
  'GET /v1/admin/system',
  'GET /v1/admin/user/{username}/access',
  'PUT /v1/admin/user/{username}/disabled/{flag}',
  'DELETE /v1/admin/user/{username}/sessions',
  'POST /v1/admin/import/{kind}',
  'GET /v1/admin/imports',
  'GET /v1/admin/import/{importId}',
  'GET /v1/admin/import/{importId}/rows',
  'GET /v1/admin/import/{importId}/faults',
  'PUT /v1/admin/import/{importId}/apply',
  'PUT /v1/admin/import/{importId}/undo',
]

/** The calls of an installation that is not set up yet. */
const FIRST_RUN = [
  'POST /first-run/administrator',
  'GET /v1/admin/known-places',
  'POST /v1/admin/known-places',
  'POST /v1/admin/mail/try',
  'POST /v1/admin/sign-in-providers/try',
]

/** What other systems are notified. */
const WEBHOOKS = [
  'GET /v1/admin/webhooks',
  'POST /v1/admin/webhook',
  'PUT /v1/admin/webhook/{id}',
  'DELETE /v1/admin/webhook/{id}',
  'PUT /v1/admin/webhook/{id}/paused/{flag}',
  'POST /v1/admin/webhook/{id}/secret',
  'POST /v1/admin/webhook/{id}/ping',
  'GET /v1/admin/webhook/{id}/deliveries',
  'PUT /v1/admin/webhook-delivery/{id}/send-again',
]

/** The firm that a thesis is worked on with. */
const COMMISSIONER = [
  'PUT /v1/instructor/thesis/{id}/commissioner',
  'DELETE /v1/instructor/thesis/{id}/commissioner',
  'POST /v1/instructor/thesis/{id}/commissioner/link',
  'PUT /v1/user/thesis/{id}/commissioner/link/revoke',
  'GET /v1/user/thesis/{id}/commissioner/comments',
  'POST /v1/user/thesis/{id}/commissioner/comment',
  'POST /v1/public/commissioner',
  'POST /v1/public/commissioner/comment',
]

/** The calls of rule books, of the process that they ask for and of the catalogue that they open. */
const PROCESS = [
  'GET /v1/user/programmes',
  'POST /v1/secretary/programme',
  'PUT /v1/secretary/programme/{id}',
  'GET /v1/user/department/{id}/rulebooks',
  'GET /v1/user/rulebook/{id}',
  'POST /v1/secretary/rulebook',
  'PUT /v1/secretary/rulebook/{id}',
  'POST /v1/secretary/rulebook/{id}/rehearse',
  'PUT /v1/secretary/rulebook/{id}/publish',
  'DELETE /v1/secretary/rulebook/{id}',
  'GET /v1/user/thesis/{id}/process',
  'GET /v1/instructor/thesis/{id}/committee/candidates',
  'GET /v1/instructor/thesis/{id}/committee/suggestions',
  'GET /v1/instructor/thesis/{id}/committee/outsider',
  'GET /v1/student/thesis/{id}/committee/candidates',
  'POST /v1/student/thesis/{id}/committee',
  'PUT /v1/instructor/committee-proposal/{id}/answer',
  'PUT /v1/instructor/thesis/{id}/committee',
  'POST /v1/instructor/seat/{id}/remind',
  'POST /v1/instructor/seat/{id}/replace',
  'PUT /v1/user/seat/{id}/answer',
  'PUT /v1/user/seat/{id}/leave',
  'PUT /v1/user/seat/{id}/link/revoke',
  'POST /v1/public/seat',
  'POST /v1/public/seat/answer',
  'POST /v1/public/seat/text',
  'GET /v1/instructor/seats',
  'GET /v1/instructor/seats/without-account',
  'PUT /v1/instructor/seat/{id}/join',
  'PUT /v1/instructor/thesis/{id}/examination/dates',
  'PUT /v1/user/thesis/{id}/examination/dates',
  'POST /v1/public/dates',
  'PUT /v1/public/dates',
  'GET /v1/user/examination/clashes',
  'GET /v1/user/thesis/{id}/examination/places',
  'POST /v1/user/thesis/{id}/examination',
  'PUT /v1/user/examination/{id}',
  'PUT /v1/user/examination/{id}/announce',
  'PUT /v1/instructor/examination/{id}/held',
  'PUT /v1/instructor/thesis/{}/examination/marking',
  'PUT /v1/user/examination/{id}/cancel',
  'GET /v1/secretary/examinations',
  'GET /v1/user/paper/preview',
  'POST /v1/user/paper',
  'GET /v1/user/paper/{id}',
  'GET /v1/user/signed-paper/{id}',
  'GET /v1/user/thesis/{id}/papers',
  'GET /v1/user/paper-of-code/{code}',
  'POST /v1/user/paper/{id}/return',
  'PUT /v1/user/paper/{id}/void',
  'PUT /v1/secretary/paper/{id}/protocol',
  'GET /v1/secretary/papers',
  'GET /v1/secretary/paper-files',
  'GET /v1/secretary/minutes-due',
  'GET /v1/secretary/committees',
  'PUT /v1/secretary/seat/{id}/person',
  'GET /v1/secretary/export/{}',
  'POST /v1/secretary/papers',
  'GET /v1/public/paper/{code}',
  'GET /v1/secretary/paper-forms',
  'POST /v1/secretary/paper-form/{kind}',
  'GET /v1/secretary/paper-form/{kind}',
  'DELETE /v1/secretary/paper-form/{kind}',
  'GET /v1/user/examination/{id}/mark',
  'PUT /v1/user/examination/{id}/mark',
  'PUT /v1/user/examination/{id}/mark/confirm',
  'PUT /v1/instructor/examination/{id}/corrections',
  'PUT /v1/secretary/examination/{id}/mark',
  'POST /v1/user/examination/{id}/mark/link',
  'POST /v1/public/mark',
  'POST /v1/public/mark/code',
  'POST /v1/public/mark/text',
  'PUT /v1/public/mark',
  'PUT /v1/public/mark/confirm',
  'GET /v1/public/departments',
  'GET /v1/public/department/{depID}/topics',
  'GET /v1/public/department/{depID}/finished',
  'GET /v1/public/topic/{thesisId}',
  'GET /v1/public/thesis/{thesisId}',
  'GET /v1/public/department/{depID}/presentations',
]

/** The calls of the office of a department. */
const SECRETARY = [
  'GET /v1/admin/users/adm',
  'POST /v1/admin/user/adm',
  'GET /v1/admin/users/sec',
  'GET /v1/admin/users/stu',
  'POST /v1/admin/user/sec',
  'PUT /v1/admin/user/sec/{username}',
  'GET /v1/secretary/profile',
  'POST /v1/secretary/profile/edit',
  'GET /v1/secretary/theses',
  'GET /v1/secretary/students',
  'PUT /v1/secretary/student/{username}/record',
  'PUT /v1/secretary/students/pending/{pendingId}',
  'GET /v1/secretary/instructors',
  'PUT /v1/secretary/instructor/{username}',
  'GET /v1/secretary/outside-members',
  'PUT /v1/secretary/outside-members/{personId}',
  'GET /v1/user/department/{id}/offices',
  'PUT /v1/admin/department/{id}/offices',
  'GET /v1/student/record',
  'GET /v1/user/thesis/{id}/eligibility',
  'POST /v1/secretary/import/{kind}',
  'GET /v1/secretary/imports',
  'GET /v1/secretary/import/{id}',
  'GET /v1/secretary/import/{id}/rows',
  'GET /v1/secretary/import/{id}/faults',
  'PUT /v1/secretary/import/{id}/apply',
  'PUT /v1/secretary/import/{id}/undo',
  'GET /v1/secretary/list/{list}/views',
  'POST /v1/secretary/list/{list}/view',
  'PUT /v1/secretary/list/{list}/view/{id}',
  'DELETE /v1/secretary/list/{list}/view/{id}',
  'GET /v1/secretary/registry/reading',
  'POST /v1/secretary/registry/reading',
  'GET /v1/secretary/registry/results',
  'POST /v1/secretary/registry/exports',
  'GET /v1/secretary/registry/exports',
  'GET /v1/secretary/registry/export/{id}',
  'PUT /v1/secretary/registry/export/{id}/withdraw',
]

/** What the calls above need to be of use: upload and download of the final text, and the images that an administrator deletes. */
const IMPLIED = [
  'POST /v1/student/thesis/{id}/final-text',
  'GET /v1/user/thesis/{id}/attachment',
  'GET /v1/admin/department/{depID}/images',
  'GET /v1/user/emblem',
  'GET /v1/user/emblem/{emblemId}',
  'POST /v1/admin/institute/{instID}/emblem',
  'DELETE /v1/admin/institute/{instID}/emblem',
]

const shapeOf = (call: string) => call.replace(/\{[^}]+\}|:[A-Za-z]+/g, '{}')
const routes = Object.entries(ROUTES) as [RouteName, string][]

describe('the routes', () => {
  it('are those of older clients and our own, no fewer and no more', () => {
    expect(routes.map(([, route]) => shapeOf(route)).sort()).toEqual(
      [
        OF_OLDER_CLIENTS,
        AGREED,
        COUNTS,
        SEARCHES,
        STATISTICS,
        ORDERS,
        SESSIONS,
        LINKS,
        ADDRESSES,
        SECOND_FACTOR,
        STEPS,
        CONVERSATIONS,
        NOTICES,
        HISTORY,
        OVERVIEW,
        TIMELINE,
        OFFERED_AGAIN,
        SHARED,
        SEVERAL,
        MAILS,
        WEBHOOKS,
        PROCESS,
        COMMISSIONER,
        SECRETARY,
        FIRST_RUN,
        IMPLIED,
      ]
        .flat()
        .map(shapeOf)
        .sort(),
    )
  })

  it('name no call twice, whatever its parameters are called', () => {
    const shapes = routes.map(([, route]) => shapeOf(route))
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([])
  })

  it.each(routes)('%s is a method and a path', (_name, route) => {
    expect(route).toMatch(/^(GET|POST|PUT|DELETE) (\/(:[a-zA-Z]+|[a-zA-Z0-9-]+))+$/)
  })
})
