/**
 * The neighbourhoods of the product, the lowest first: a neighbourhood imports itself and those before it. The folders of
 * the API's modules, of the web app's features, of the domain, of the contract and of the decisions bear these names.
 * Their arrows (`.dependency-cruiser.cjs`) and the table of ARCHITECTURE.md are read from this list.
 */
export const NEIGHBOURHOODS = [
  { name: 'institution', about: 'universities and departments, their covers, keywords' },
  {
    name: 'people',
    about: 'accounts, sessions and second factors, sign-in by the institution, saved views, the first run',
  },
  {
    name: 'department',
    about:
      'what a department decides and keeps: programmes and rule books, staff and offices, student records',
  },
  { name: 'thesis', about: 'the thesis itself, its history, notices, interest, to-do lists and comments' },
  {
    name: 'examination',
    about:
      'the end of a thesis and who takes part in it from outside: committee, commissioner, day of the examination, sealed marks, papers',
  },
  {
    name: 'view',
    about:
      'what readers are shown of all that: theses, process, overview, search, statistics, lists of a department, profiles',
  },
  {
    name: 'work',
    about:
      'actions on several things at once and the installation itself: supervision, import, administration, personal data, reminders, webhooks, mails',
  },
] as const
