import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('layouts/public-layout.tsx', [
    index('routes/account/sign-in.tsx'),
    route('login', 'routes/account/sign-in.tsx', { id: 'login' }),
    route('register', 'routes/account/register.tsx'),
    route('authenticateEmail/:email', 'routes/account/confirm-email.tsx'),
    route('password/forgot', 'routes/account/forgot-password.tsx'),
    route('password/reset', 'routes/account/reset-password.tsx'),
  ]),

  layout('layouts/known-or-open-layout.tsx', [route('unathorized', 'routes/information/access-denied.tsx')]),

  layout('layouts/open-layout.tsx', [
    route('accessibility', 'routes/information/accessibility.tsx'),
    route('privacy', 'routes/information/privacy.tsx'),
  ]),

  route('dashboard', 'routes/dashboard.tsx'),

  route('dashboard/instructor', 'layouts/instructor-area.tsx', [
    index('routes/instructor/overview.tsx'),
    route('profile/:id?', 'routes/instructor/profile.tsx'),
    route('profile/preview/:id', 'routes/instructor/profile-preview.tsx'),
    route('thesis/create', 'routes/instructor/create-thesis.tsx'),
    route('thesis/edit/:id', 'routes/instructor/edit-thesis.tsx'),
    route('thesis/single/:id', 'routes/instructor/thesis.tsx'),
    route('theses', 'routes/instructor/theses.tsx'),
    route('theses/ungiven', 'routes/instructor/ungiven-theses.tsx'),
    route('theses/ended', 'routes/instructor/ended-theses.tsx'),
    route('todo-lists', 'routes/instructor/todo-lists.tsx'),
    route('todo-list/create', 'routes/instructor/create-todo-list.tsx'),
    route('todo-list/edit/:id', 'routes/instructor/edit-todo-list.tsx'),
    route('todo-list/item/create', 'routes/instructor/create-todo-item.tsx'),
  ]),

  route('dashboard/student', 'layouts/student-area.tsx', [
    index('routes/student/area.tsx'),
    route('profile/:id?', 'routes/student/profile.tsx'),
    route('thesis/current', 'routes/student/current-thesis.tsx'),
    route('theses/open', 'routes/student/open-theses.tsx'),
    route('theses/past', 'routes/student/past-theses.tsx'),
    route('theses/past/:id', 'routes/student/past-thesis.tsx'),
    route('thesis/single/:id', 'routes/student/thesis.tsx'),
  ]),

  route('dashboard/admin', 'layouts/administrator-area.tsx', [
    index('routes/administrator/area.tsx'),
    route('profile', 'routes/administrator/profile.tsx'),
    route('institutions', 'routes/administrator/institutions.tsx'),
    route('departments', 'routes/administrator/departments.tsx'),
    route('users', 'routes/administrator/users.tsx'),
    route('mail', 'routes/administrator/mail.tsx'),
  ]),

  layout('layouts/signed-in-area.tsx', [
    route('thesis/:thesisId', 'routes/thesis.tsx'),
    route('profile/:id', 'routes/profile.tsx'),
    route('dashboard/notices', 'routes/notices.tsx'),
    // Older clients chose the first segment themselves, so any that is no route of ours shows the thesis too.
    route(':viewRoute/:thesisId', 'routes/thesis.tsx', { id: 'thesis-by-any-name' }),
  ]),

  route('*', 'routes/information/not-found.tsx'),
] satisfies RouteConfig
