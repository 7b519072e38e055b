/**
 * Which modules share a file: a group takes what its test names, along with everything that this imports and that no group
 * above it has. Without groups nearly every component has a file of its own, a hundred for one page.
 */
const GROUPS: readonly { name: string; test: RegExp }[] = [
  // Changes seldom: browsers keep it from one release to the next.
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@emotion|stylis|@tanstack)[\\/]/,
  },
  { name: 'everywhere', test: /src[\\/]root\.tsx$/ },
  { name: 'sign-in', test: /[\\/](?:public-layout|sign-in-page)\.tsx$/ },
  { name: 'inside', test: /[\\/](?:instructor|student|administrator|signed-in)-area\.tsx$/ },
  {
    name: 'facts',
    test: /packages[\\/](?:domain|contract)|src[\\/]entities[\\/].+\.ts$|src[\\/]shared[\\/]format/,
  },
  {
    name: 'kit',
    test: /@mui[\\/](?:utils|icons-material|material[\\/](?:Alert|Collapse|Chip|Card|Dialog\w*|LinearProgress|Tooltip|ToggleButton|Skeleton|Stack))[\\/]|messages[\\/](?:ui|format)_|[\\/](?:section|skeletons|empty-state|error-state|pagination|status-chip|reasoned-button|use-act|use-anchor|announcement)\.tsx?$/,
  },
  { name: 'fields', test: /[\\/](?:search-field\.tsx|TextField\.mjs)$/ },
  { name: 'forms', test: /[\\/](?:form-(?:shell|fields|title-field)|draft-notice)\.tsx$/ },
  { name: 'texts', test: /[\\/](?:more-less|rich-text)\.tsx$/ },
  { name: 'files', test: /[\\/](?:file-field\.tsx|download\.ts)$/ },
  {
    name: 'cards',
    test: /messages[\\/]thesis_|thesis[\\/].*thesis[.-](?:chips|card|progress|queries|mutations|filters|form\.mapper)|[\\/](?:progress-pair|cover-image)\.tsx$/,
  },
  {
    name: 'steps',
    test: /messages[\\/]todo_list_|[\\/](?:steps-timeline\.tsx|end-warning\.tsx|step-rows\.ts|list-facts\.ts)$/,
  },
  { name: 'thesis', test: /[\\/](?:thesis-view|my-thesis)\.tsx$/ },
]

/** What only comes by `import()` stays out of the files that pages begin with. */
const tags: ['$initial'] = ['$initial']

export const CHUNK_GROUPS = GROUPS.map((group, place) => ({
  ...group,
  tags,
  priority: GROUPS.length - place,
}))
