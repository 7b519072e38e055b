import { expect, it } from 'vitest'
import { commentTable } from './testing/permissions/comments.ts'
import { interestTable } from './testing/permissions/interest.ts'
import { profileTable } from './testing/permissions/profiles.ts'
import { listTables, stepTable } from './testing/permissions/steps.ts'
import { thesisTables } from './testing/permissions/theses.ts'

const PAGE = `# Who may do what, and when

Written by the tests from the rules themselves (\`vitest run --project domain -u\`): a change of a rule changes a line
here, so that its reader sees what changed. **yes** means allowed; other words say why not; a dot, that the role
alone refuses it or that no such person exists.

## Theses

${thesisTables()}

## From a declaration of interest to an assignment

On a public topic with immediate assignment and no deadline, unless it is said otherwise.

${interestTable()}

## Steps

${stepTable()}

## Lists of steps and the files handed in

${listTables()}

## Conversations about steps

${commentTable()}

## Profiles

${profileTable()}
`

it('the page of permissions says what the rules say', async () => {
  await expect(PAGE).toMatchFileSnapshot('../permissions.md')
})
