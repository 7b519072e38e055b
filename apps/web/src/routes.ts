import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('app/layouts/public-layout.tsx', [
    index('pages/account/sign-in/sign-in-page.tsx'),
    route('login', 'pages/account/sign-in/sign-in-page.tsx', { id: 'login' }),
    route('login/institution', 'pages/account/institutional-sign-in/institutional-sign-in-page.tsx'),
    route('first-run', 'pages/account/first-run/first-run-page.tsx'),
    route('register', 'pages/account/register/register-page.tsx'),
    route('authenticateEmail/:email', 'pages/account/confirm-email/confirm-email-page.tsx'),
    route('password/forgot', 'pages/account/forgot-password/forgot-password-page.tsx'),
    route('password/reset', 'pages/account/reset-password/reset-password-page.tsx'),
    route('email/cancel', 'pages/account/cancel-email-change/cancel-email-change-page.tsx'),
    route('second-factor', 'pages/account/set-up-second-factor/set-up-second-factor-page.tsx'),
    route('second-factor/undo', 'pages/account/undo-second-factor/undo-second-factor-page.tsx'),
  ]),

  layout('app/layouts/known-or-open-layout.tsx', [
    route('p/:code', 'pages/information/paper/paper-page.tsx'),
    route('unathorized', 'pages/information/access-denied/access-denied-page.tsx'),
    route('dashboard/*', 'pages/information/not-found/not-found-page.tsx', { id: 'not-found-inside' }),
  ]),

  layout('app/layouts/open-layout.tsx', [
    route('accessibility', 'pages/information/accessibility/accessibility-page.tsx'),
    route('s', 'pages/information/seat-by-link/seat-by-link-page.tsx'),
    route('privacy', 'pages/information/privacy/privacy-page.tsx'),
    route('*', 'pages/information/not-found/not-found-page.tsx'),
  ]),

  route('dashboard', 'pages/signed-in/dashboard/dashboard-page.tsx'),

  route('dashboard/instructor', 'app/layouts/instructor-area.tsx', [
    index('pages/instructor/area/area-page.tsx'),
    route('overview', 'pages/instructor/overview/overview-page.tsx'),
    route('statistics', 'pages/instructor/statistics/statistics-page.tsx'),
    route('timeline', 'pages/instructor/timeline/timeline-page.tsx'),
    route('profile/:id?', 'pages/instructor/profile/profile-page.tsx'),
    route('profile/preview/:id', 'pages/instructor/profile-preview/profile-preview-page.tsx'),
    route('thesis/create', 'pages/instructor/create-thesis/create-thesis-page.tsx'),
    route('thesis/edit/:id', 'pages/instructor/edit-thesis/edit-thesis-page.tsx'),
    route('thesis/single/:id', 'pages/instructor/thesis/thesis-page.tsx'),
    route('theses', 'pages/instructor/theses/theses-page.tsx'),
    route('theses/ungiven', 'pages/instructor/ungiven-theses/ungiven-theses-page.tsx'),
    route('theses/ended', 'pages/instructor/ended-theses/ended-theses-page.tsx'),
    route('todo-lists', 'pages/instructor/todo-lists/todo-lists-page.tsx'),
    route('todo-list/create', 'pages/instructor/create-todo-list/create-todo-list-page.tsx'),
    route('todo-list/edit/:id', 'pages/instructor/edit-todo-list/edit-todo-list-page.tsx'),
    route('todo-list/item/create', 'pages/instructor/create-todo-item/create-todo-item-page.tsx'),
    route('committees', 'pages/instructor/committees/committees-page.tsx'),
    route('examination/:id/mark', 'pages/instructor/mark-sheet/mark-sheet-page.tsx'),
  ]),

  route('dashboard/student', 'app/layouts/student-area.tsx', [
    index('pages/student/area/area-page.tsx'),
    route('profile/:id?', 'pages/student/profile/profile-page.tsx'),
    route('thesis/current', 'pages/student/current-thesis/current-thesis-page.tsx'),
    route('theses/open', 'pages/student/open-theses/open-theses-page.tsx'),
    route('theses/past', 'pages/student/past-theses/past-theses-page.tsx'),
    route('theses/past/:id', 'pages/student/past-thesis/past-thesis-page.tsx'),
    route('thesis/single/:id', 'pages/student/thesis/thesis-page.tsx'),
  ]),

  route('dashboard/secretary', 'app/layouts/secretary-area.tsx', [
    index('pages/secretary/today/today-page.tsx'),
    route('theses', 'pages/secretary/theses/theses-page.tsx', { id: 'department-theses' }),
    route('timeline', 'pages/secretary/timeline/timeline-page.tsx', { id: 'department-timeline' }),
    route('students', 'pages/secretary/students/students-page.tsx'),
    route('committees', 'pages/secretary/committees/committees-page.tsx'),
    route('instructors', 'pages/secretary/staff/staff-page.tsx'),
    route('examinations', 'pages/secretary/examinations/examinations-page.tsx'),
    route('papers', 'pages/secretary/papers/papers-page.tsx'),
    route('rulebooks', 'pages/secretary/rulebooks/rulebooks-page.tsx', { id: 'department-rulebooks' }),
    route('rulebooks/:id', 'pages/secretary/rulebook/rulebook-page.tsx', { id: 'department-rulebook' }),
    layout('app/layouts/secretary-alone.tsx', [
      route('import', 'pages/secretary/import/import-page.tsx', { id: 'department-import' }),
      route('registry', 'pages/secretary/registry/registry-page.tsx'),
      route('papers/forms', 'pages/secretary/paper-forms/paper-forms-page.tsx'),
      route('profile', 'pages/secretary/profile/profile-page.tsx'),
    ]),
  ]),

  route('dashboard/admin', 'app/layouts/administrator-area.tsx', [
    index('pages/administrator/today/today-page.tsx', { id: 'administrator-today' }),
    route('profile', 'pages/administrator/profile/profile-page.tsx'),
    route('institutions', 'pages/administrator/institutions/institutions-page.tsx'),
    route('departments', 'pages/administrator/departments/departments-page.tsx'),
    route('users', 'pages/administrator/users/users-page.tsx'),
    route('users/secretaries', 'pages/administrator/secretaries/secretaries-page.tsx'),
    route('users/administrators', 'pages/administrator/administrators/administrators-page.tsx'),
    route('users/students', 'pages/administrator/students/students-page.tsx'),
    route('import', 'pages/administrator/import/import-page.tsx'),
    route('mail', 'pages/administrator/mail/mail-page.tsx'),
    route('security', 'pages/administrator/security/security-page.tsx'),
    route('security/inspections', 'pages/administrator/inspections/inspections-page.tsx'),
    route('statistics', 'pages/administrator/statistics/statistics-page.tsx'),
    route('system', 'pages/administrator/system/system-page.tsx'),
    route('webhooks', 'pages/administrator/webhooks/webhooks-page.tsx'),
    route('rulebooks', 'pages/administrator/rulebooks/rulebooks-page.tsx'),
    route('rulebooks/:id', 'pages/administrator/rulebook/rulebook-page.tsx'),
    route('first-run', 'pages/administrator/first-run/first-run-page.tsx', { id: 'first-run-steps' }),
  ]),

  layout('app/layouts/signed-in-area.tsx', [
    route('thesis/:thesisId', 'pages/signed-in/thesis/thesis-page.tsx'),
    route('profile/:id', 'pages/signed-in/profile/profile-page.tsx'),
    route('dashboard/notices', 'pages/signed-in/notices/notices-page.tsx'),
    route('rulebook/:rulebookId', 'pages/signed-in/rulebook/rulebook-page.tsx'),
    route('help', 'pages/signed-in/help/help-page.tsx'),
    route('help/:article', 'pages/signed-in/help-article/help-article-page.tsx'),
    // Older clients chose the first segment themselves, so any that is no route of ours shows the thesis too.
    route(':viewRoute/:thesisId', 'pages/signed-in/thesis/thesis-page.tsx', { id: 'thesis-by-any-name' }),
  ]),
] satisfies RouteConfig
