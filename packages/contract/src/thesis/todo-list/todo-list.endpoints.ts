import { ATTACHMENT_MAX_BYTES } from '@diatrivi/domain/thesis/todo-list/step'
import { z } from 'zod'
import { endpoint, signedIn } from '../../endpoint.ts'
import { Id } from '../../ids.ts'
import { HTML_BODY_MAX_BYTES } from '../../limits.ts'
import { PageQuery } from '../../paging.ts'
import { ThesisOutcomes } from '../../several-theses.schemas.ts'
import { Saved } from '../../values.ts'
import {
  CopyAnswer,
  CopyParams,
  CopyToThesesBody,
  CreateTodoItemBody,
  CreateTodoListBody,
  EditTodoItemBody,
  EditTodoListBody,
  ItemParams,
  ListParams,
  MoveParams,
  MyTodoListsQuery,
  OwnTodoListsQuery,
  ReturnStepBody,
  StepFileQuery,
  TodoItemView,
  TodoListsQuery,
  TodoListView,
} from './todo-list.schemas.ts'

const instructor = (policy: string | null = null) => signedIn(['instructor'], policy)
/** `not_in_progress` is the answer for a list that a released assignment left behind: it can only be read. */
const ofAList = ['not_found', 'not_owner', 'thesis_ended', 'not_in_progress'] as const
const ofAStep = ['not_found', 'not_owner', 'step_order'] as const

export const todoListEndpoints = {
  listMyTodoLists: endpoint('listMyTodoLists', {
    summary: "An instructor's own lists, or the list of a student's thesis",
    access: signedIn(['instructor', 'student']),
    query: MyTodoListsQuery,
    paged: 'owner',
    response: z.array(TodoListView),
  }),
  listTodoLists: endpoint('listTodoLists', {
    summary: 'All own lists, templates first',
    access: instructor(),
    query: OwnTodoListsQuery,
    paged: 'owner',
    response: z.array(TodoListView),
  }),
  listTemplates: endpoint('listTemplates', {
    summary: 'Own lists that are attached to no thesis',
    access: instructor(),
    query: TodoListsQuery,
    paged: 'owner',
    response: z.array(TodoListView),
  }),
  getTodoList: endpoint('getTodoList', {
    summary: 'One list, as an array of one',
    access: instructor('todoList.see'),
    params: ListParams,
    response: z.array(TodoListView),
    errors: ['not_found'],
  }),
  listTodoItems: endpoint('listTodoItems', {
    summary: 'The steps of a list, in order',
    access: instructor('todoList.see'),
    params: ListParams,
    query: PageQuery,
    paged: 'owner',
    response: z.array(TodoItemView),
    errors: ['not_found'],
  }),
  createTodoList: endpoint('createTodoList', {
    summary: 'Make a list; answers its id',
    access: instructor('thesis.manageList'),
    body: CreateTodoListBody,
    maxBodyBytes: HTML_BODY_MAX_BYTES,
    response: Id,
    errors: ['not_found', 'not_owner', 'has_list', 'thesis_ended'],
  }),
  editTodoList: endpoint('editTodoList', {
    summary: 'Change title and description of a list',
    access: instructor('todoList.edit'),
    body: EditTodoListBody,
    maxBodyBytes: HTML_BODY_MAX_BYTES,
    response: Saved,
    errors: [...ofAList, 'version_conflict'],
  }),
  deleteTodoList: endpoint('deleteTodoList', {
    summary: 'Delete a list, with the progress it holds',
    access: instructor('todoList.delete'),
    params: ListParams,
    response: Saved,
    errors: ofAList,
  }),
  copyTodoList: endpoint('copyTodoList', {
    summary: 'Copy a list to a thesis with fresh progress',
    access: instructor('thesis.manageList'),
    params: CopyParams,
    response: CopyAnswer,
    errors: ['not_found', 'not_owner', 'has_list', 'thesis_ended'],
  }),
  copyTodoListToTheses: endpoint('copyTodoListToTheses', {
    summary: 'Copy a list to several theses with fresh progress; answers what became of each',
    access: instructor('todoList.copy'),
    params: ListParams,
    body: CopyToThesesBody,
    response: ThesisOutcomes,
    errors: ['not_found', 'not_owner'],
  }),
  createTodoItem: endpoint('createTodoItem', {
    summary: 'Add a step, at the end or at `dliOrder`; answers its id',
    access: instructor('step.insertAt'),
    body: CreateTodoItemBody,
    maxBodyBytes: HTML_BODY_MAX_BYTES,
    response: Id,
    errors: [...ofAList, 'step_confirmed', 'step_order'],
  }),
  editTodoItem: endpoint('editTodoItem', {
    summary: 'Change a step that is not confirmed',
    access: instructor('step.edit'),
    params: ItemParams,
    body: EditTodoItemBody,
    maxBodyBytes: HTML_BODY_MAX_BYTES,
    response: Saved,
    errors: [...ofAList, 'step_confirmed', 'version_conflict'],
  }),
  deleteTodoItem: endpoint('deleteTodoItem', {
    summary: 'Delete a step that is not confirmed',
    access: instructor('step.delete'),
    params: ItemParams,
    response: Saved,
    errors: [...ofAList, 'step_confirmed'],
  }),
  moveTodoItem: endpoint('moveTodoItem', {
    summary: 'Give a step another place, counted from 1',
    access: instructor('step.move'),
    params: MoveParams,
    response: Saved,
    errors: [...ofAList, 'step_confirmed', 'step_order'],
  }),
  downloadStepFile: endpoint('downloadStepFile', {
    summary: 'The newest file of a step, or the `version` asked for',
    access: signedIn(['instructor', 'student'], 'step.readFile'),
    params: ItemParams,
    query: StepFileQuery,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
  finishStep: endpoint('finishStep', {
    summary: 'The student finishes the current step, with or without a file',
    access: signedIn(['student'], 'step.finish'),
    params: ItemParams,
    file: { kind: 'attachment', maxBytes: ATTACHMENT_MAX_BYTES, required: false },
    response: Saved,
    errors: [...ofAStep, 'file_too_large', 'file_type_not_accepted', 'file_locked'],
  }),
  withdrawStep: endpoint('withdrawStep', {
    summary: 'The student takes back a finished step that the instructor has not read; its files stay',
    access: signedIn(['student'], 'step.withdraw'),
    params: ItemParams,
    response: Saved,
    errors: ['not_found', 'not_owner', 'step_not_waiting', 'step_read'],
  }),
  acceptStep: endpoint('acceptStep', {
    summary: 'The instructor accepts the current step',
    access: instructor('step.accept'),
    params: ItemParams,
    response: Saved,
    errors: ofAStep,
  }),
  cancelStepAcceptance: endpoint('cancelStepAcceptance', {
    summary: 'The instructor takes back the acceptance of the last confirmed step',
    access: instructor('step.cancelAcceptance'),
    params: ItemParams,
    response: Saved,
    errors: ofAStep,
  }),
  returnStep: endpoint('returnStep', {
    summary: 'The instructor returns the current step to the student',
    access: instructor('step.return'),
    params: ItemParams,
    body: ReturnStepBody,
    response: Saved,
    errors: ofAStep,
  }),
}
