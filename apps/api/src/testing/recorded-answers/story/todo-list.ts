import type { Cast } from './cast.ts'

const step = (dliTitle: string, dliDuration = 2, dliDurationUnit = 'weeks') => ({
  dliTitle,
  dliDuration,
  dliDurationUnit,
})

/** A template, the list of the thesis of databases, and its steps; returns the ids. */
export async function playLists(
  cast: Cast,
  { databases, networks }: { databases: number; networks: number },
) {
  const { recorder, petros, sofia, maria } = cast
  const byPetros = recorder.as(petros)
  const ofThesis = { doListTitle: 'Βήματα', doListDescr: '<p>Ανά δύο εβδομάδες</p>', thesisID: databases }
  const listId = (await byPetros('createTodoList', { body: { todoList: ofThesis } })).body
  await byPetros('createTodoList', { note: 'a second for the thesis', body: { todoList: ofThesis } })
  const template = (
    await byPetros('createTodoList', {
      note: 'a template',
      body: { todoList: { doListTitle: 'Πρότυπο', thesisID: -1 }, template: true },
    })
  ).body
  const params = { listId }

  const add = async (note: string, list: number, todoListItem: object) =>
    (await byPetros('createTodoItem', { note, body: { todoListItem, todoList: { doListID: list } } })).body
  const first = await add('the first', listId, { ...step('Βιβλιογραφία'), dliDescr: 'Είκοσι πηγές' })
  const second = await add('the second', listId, step('Υλοποίηση', 3, 'months'))
  const third = await add('the third', listId, step('Περιττό', 5, 'days'))
  await add('at the beginning', template, { ...step('Σχέδιο'), dliOrder: 1 })
  await recorder.as(sofia)('createTodoItem', {
    note: 'in the list of another',
    body: { todoListItem: step('Ξένο'), todoList: { doListID: listId } },
  })
  await byPetros('createTodoItem', {
    note: 'in no list',
    body: { todoListItem: step('Χαμένο'), todoList: { doListID: 999_999 } },
  })
  const edited = { todoListItem: { dliTitle: 'Ανάπτυξη', dliDuration: 2, dliDurationUnit: 'months' } }
  const ofSecond = { params: { itemId: second }, body: edited }
  await byPetros('editTodoItem', { ...ofSecond, headers: { 'if-match': '"1"' } })
  await byPetros('editTodoItem', { note: 'from an old version', ...ofSecond, headers: { 'if-match': '"1"' } })
  await byPetros('editTodoItem', {
    note: 'too long a step',
    params: { itemId: second },
    body: { todoListItem: step('Μακρύ', 30, 'months') },
  })
  await byPetros('moveTodoItem', { params: { itemId: third, order: 1 } })
  await byPetros('moveTodoItem', { note: 'beyond the end', params: { itemId: third, order: 99 } })
  await byPetros('deleteTodoItem', { params: { itemId: third } })

  const todoList = { doListID: listId, doListTitle: 'Βήματα της εργασίας' }
  await byPetros('editTodoList', { body: { todoList }, headers: { 'if-match': '"1"' } })
  await byPetros('editTodoList', {
    note: 'from an old version',
    body: { todoList },
    headers: { 'if-match': '"1"' },
  })
  await byPetros('getTodoList', { params })
  await byPetros('listTodoItems', { params })
  await byPetros('listTodoItems', { note: 'the second page', params, query: { page: 2, pageSize: 1 } })
  await byPetros('listTodoLists')
  await byPetros('listTodoLists', { note: 'by title', query: { title: 'ΒΗΜΑΤΑ', changeable: 1 } })
  await byPetros('listTemplates')
  await byPetros('listMyTodoLists', { query: { page: 1, pageSize: 1 } })
  await recorder.as(maria)('listMyTodoLists')
  await byPetros('copyTodoList', {
    note: 'to a thesis with a list',
    params: { listId: template, thesisId: databases },
  })
  const [copy] = (await byPetros('copyTodoList', { params: { listId: template, thesisId: networks } })).body
  await byPetros('deleteTodoList', { params: { listId: copy?.doListID ?? 0 } })
  await byPetros('copyTodoList', { note: 'again', params: { listId: template, thesisId: networks } })
  await byPetros('copyTodoListToTheses', {
    params: { listId: template },
    body: { theses: [networks, databases] },
  })
  return { listId, first, second }
}
