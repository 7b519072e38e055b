import { accountFactories } from './account.factories.ts'
import { calendarFactories } from './calendar.factories.ts'
import { commissionerFactories } from './commissioner.factories.ts'
import { committeeFactories } from './committee.factories.ts'
import { examinationFactories } from './examination.factories.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { identityFactories } from './identity.factories.ts'
import { importFactories } from './import.factories.ts'
import { mailFactories } from './mail.factories.ts'
import { markingFactories } from './marking.factories.ts'
import { noticeFactories } from './notice.factories.ts'
import { officeFactories } from './office.factories.ts'
import { paperFactories } from './paper.factories.ts'
import { placeFactories } from './place.factories.ts'
import { progressFactories } from './progress.factories.ts'
import { registryFactories } from './registry.factories.ts'
import { rulebookFactories } from './rulebook.factories.ts'
import { savedViewFactories } from './saved-view.factories.ts'
import { studentRecordFactories } from './student-record.factories.ts'
import { thesisFactories } from './thesis.factories.ts'
import { todoListFactories } from './todo-list.factories.ts'
import { webhookFactories } from './webhook.factories.ts'

/** Rows for tests: each fills in what the test does not set, and returns the row as it was inserted. */
export function factories(deps: FactoryDependencies) {
  const places = placeFactories(deps)
  const accounts = accountFactories(deps, places)
  const theses = thesisFactories(deps, accounts)
  const committees = committeeFactories(deps, accounts, theses)
  const examinations = examinationFactories(deps, theses)
  const todoLists = todoListFactories(deps, accounts)
  const progress = progressFactories(deps, places)
  const mails = { ...noticeFactories(deps), ...mailFactories(deps), ...importFactories(deps) }
  const others = {
    ...identityFactories(deps),
    ...webhookFactories(deps),
    ...rulebookFactories(deps, places),
    ...paperFactories(deps),
    ...markingFactories(deps),
    ...savedViewFactories(deps),
    ...calendarFactories(deps),
    ...officeFactories(deps),
    ...registryFactories(deps),
    ...studentRecordFactories(deps),
    ...commissionerFactories(deps),
  }
  return {
    ...places,
    ...accounts,
    ...others,
    ...theses,
    ...committees,
    ...examinations,
    ...todoLists,
    ...progress,
    ...mails,
  }
}

export type Factories = ReturnType<typeof factories>
