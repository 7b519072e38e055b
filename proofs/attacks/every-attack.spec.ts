import { test } from '@diatrivi/e2e/fixtures/world'
import { attackEverything } from './attack-everything.ts'
import { keepFindings } from './findings.ts'
import { GROUPS } from './groups.ts'

// Harm is written down and fails the last test: a group that is begun anew because a page did not come hides none.
for (const [place, group] of GROUPS.entries()) {
  const name = `${place + 1} of ${GROUPS.length}`
  test(`attacks in every field, on every page that shows them and in every mail: group ${name}`, async ({
    names,
    cast,
    openWindow,
    signedInAs,
  }, testInfo) => {
    keepFindings(testInfo, place, await attackEverything(group, names, cast, { openWindow, signedInAs }))
  })
}
