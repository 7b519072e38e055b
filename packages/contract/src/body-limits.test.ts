import { COMMENT_MAX } from '@diatrivi/domain/thesis/comment/comment'
import { STEP_DESCRIPTION_MAX } from '@diatrivi/domain/thesis/todo-list/step'
import { describe, expect, it } from 'vitest'
import type { EndpointDefinition } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import {
  BODY_MAX_BYTES,
  HTML_MAX,
  INTERESTS_MAX,
  KEYWORD_MAX,
  KEYWORDS_MAX,
  REASON_MAX,
  TEXT_MAX,
  THESES_AT_ONCE_MAX,
} from './limits.ts'
import type { RouteName } from './routes.ts'

const letters = (count: number) => 'ά'.repeat(count)
const tags = {
  keywords: Array.from({ length: 2 * KEYWORDS_MAX }, () => ({
    keyword: letters(KEYWORD_MAX),
    status: 'existedAndAdded',
  })),
}
const thesis = { thesisTitle: letters(255), thesisDescr: letters(HTML_MAX), tags }
const list = { doListID: 1, doListTitle: letters(255), doListDescr: letters(HTML_MAX) }
const step = { dliTitle: letters(255), dliDescr: letters(STEP_DESCRIPTION_MAX) }

/** The longest bodies that people write. */
const LONGEST: Partial<Record<RouteName, unknown>> = {
  createThesis: thesis,
  editThesis: { thesis },
  createTodoList: { todoList: list },
  editTodoList: { todoList: list },
  // Older clients send the whole list along.
  createTodoItem: { todoListItem: step, todoList: list },
  editTodoItem: { todoListItem: step, todoList: list },
  submitFinalText: { thesisAbstract: letters(TEXT_MAX) },
  writeStepComment: { text: letters(COMMENT_MAX) },
  editStudentProfile: { user: { uName: letters(100), uSurname: letters(100) }, tags },
  releaseThesis: { reason: letters(REASON_MAX) },
  returnStep: { reason: letters(REASON_MAX) },
  reorderInterests: { theses: Array(INTERESTS_MAX).fill(2_147_483_647) },
  setDeadlineOfTheses: { theses: Array(THESES_AT_ONCE_MAX).fill(2_147_483_647) },
}

/** As the most wasteful client writes it: a letter of Greek in six bytes. */
const escaped = (body: unknown) => JSON.stringify(body).replaceAll('ά', '\\u03ac')

function limitOf(name: RouteName): number {
  const endpoint: EndpointDefinition = ENDPOINTS[name]
  return endpoint.maxBodyBytes ?? BODY_MAX_BYTES
}

describe('the longest body of', () => {
  it.each(Object.entries(LONGEST) as [RouteName, unknown][])('%s has room', (name, body) => {
    expect(escaped(body).length + 1_000).toBeLessThan(limitOf(name))
  })
})

it('only calls with a description or an abstract take large bodies', () => {
  const large = (Object.keys(ENDPOINTS) as RouteName[]).filter((name) => limitOf(name) > BODY_MAX_BYTES)
  expect(large.sort()).toEqual([
    'createThesis',
    'createTodoItem',
    'createTodoList',
    'editThesis',
    'editTodoItem',
    'editTodoList',
    'submitFinalText',
  ])
})
