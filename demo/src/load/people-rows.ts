import type { DemoPlan } from '../demo-plan.ts'
import type { Ids } from './ids.ts'
import type { KeptFiles } from './stored-files.ts'

export function accountRows(plan: DemoPlan, ids: Ids, files: KeptFiles, passwordHash: string) {
  return plan.accounts.map(({ keywords: _, department, cv, createdAt, ...account }) => ({
    ...account,
    id: ids.account(account.username),
    departmentId: department,
    passwordHash,
    cvFileId: cv === null ? null : files.idOf(cv),
    cvName: cv?.name ?? null,
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
  }))
}

export function accountKeywordRows(plan: DemoPlan, ids: Ids) {
  return plan.accounts.flatMap(({ username, keywords }) =>
    keywords.map((label) => ({ accountId: ids.account(username), keywordId: ids.keyword(label) })),
  )
}
