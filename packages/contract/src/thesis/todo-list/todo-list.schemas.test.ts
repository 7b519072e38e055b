import { describe, expect, it } from 'vitest'
import { issuesOf } from '../../testing/issues.ts'
import { CreateTodoItemBody, CreateTodoListBody, EditTodoItemBody, MoveParams } from './todo-list.schemas.ts'

const step = (fields: Record<string, unknown>) => ({
  todoList: { doListID: 1 },
  todoListItem: { dliTitle: 'Βήμα', dliDuration: 1, dliDurationUnit: 'weeks', ...fields },
})

describe('a new list', () => {
  it.each([
    [-1, null],
    [null, null],
    [5, 5],
    ['5', 5],
    [{ thesisID: 5, thesisTitle: 'Θέμα' }, 5],
    [{ thesisID: -1 }, null],
  ])('with thesisID %j belongs to %j', (thesisID, id) => {
    expect(CreateTodoListBody.parse({ todoList: { doListTitle: 'Λίστα', thesisID } }).todoList.thesisID).toBe(
      id,
    )
  })

  it.each(['x', 0, -2, {}, { thesisID: null }, { thesisID: { thesisID: 5 } }, [5]])(
    'belongs to no thesis %j',
    (thesisID) => {
      expect(issuesOf(CreateTodoListBody, { todoList: { doListTitle: 'Λίστα', thesisID } })).toEqual({
        'todoList.thesisID': 'invalid_id',
      })
    },
  )

  it('needs a title', () => {
    expect(issuesOf(CreateTodoListBody, { todoList: { doListTitle: ' ' } })).toEqual({
      'todoList.doListTitle': 'required',
    })
  })
})

describe('a step', () => {
  it.each([
    ['days', 255],
    ['weeks', 52],
    ['months', 12],
  ])('counted in %s lasts at most %i', (dliDurationUnit, cap) => {
    expect(issuesOf(CreateTodoItemBody, step({ dliDurationUnit, dliDuration: cap }))).toEqual({})
    expect(issuesOf(CreateTodoItemBody, step({ dliDurationUnit, dliDuration: cap + 1 }))).toEqual({
      'todoListItem.dliDuration': 'duration_cap',
    })
  })

  it.each([0, -1, 1.5, 'two'])('does not last %j', (dliDuration) => {
    expect(issuesOf(CreateTodoItemBody, step({ dliDuration }))).toEqual({
      'todoListItem.dliDuration': 'duration_cap',
    })
  })

  it.each([
    ['dliTitle', 64],
    ['dliDescr', 512],
  ])('has a %s of at most %i characters', (field, limit) => {
    expect(issuesOf(CreateTodoItemBody, step({ [field]: 'α'.repeat(limit) }))).toEqual({})
    expect(issuesOf(CreateTodoItemBody, step({ [field]: 'α'.repeat(limit + 1) }))).toEqual({
      [`todoListItem.${field}`]: 'too_long',
    })
  })

  it('keeps what is left out of a change', () => {
    expect(EditTodoItemBody.parse({ todoListItem: { dliTitle: 'Άλλο' } }).todoListItem).toEqual({
      dliTitle: 'Άλλο',
    })
  })

  it('has places from 1', () => {
    expect(issuesOf(MoveParams, { itemId: '3', order: '0' })).toEqual({ order: 'invalid_id' })
  })
})
