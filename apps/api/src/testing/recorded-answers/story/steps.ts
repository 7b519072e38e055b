import { SAMPLES } from '../../sample-files.ts'
import type { Cast } from './cast.ts'

export interface ListOfMaria {
  listId: number
  first: number
  second: number
}

const CHAPTER = { name: 'Κεφάλαιο 1.pdf', bytes: SAMPLES.pdf, type: 'application/pdf' }

/** Maria works on her steps and Petros replies, with what they say about them. */
export async function playSteps(cast: Cast, { listId, first, second }: ListOfMaria) {
  const { recorder, petros, maria, nikos } = cast
  const byPetros = recorder.as(petros)
  const byMaria = recorder.as(maria)
  const ofFirst = { params: { itemId: first } }
  await byMaria('downloadStepFile', { note: 'before there is one', ...ofFirst })
  await byMaria('finishStep', { ...ofFirst, file: CHAPTER })
  await byMaria('finishStep', { note: 'a second time', ...ofFirst })
  await byMaria('finishStep', { note: 'before its turn', params: { itemId: second } })
  await byMaria('finishStep', {
    note: 'with a program',
    ...ofFirst,
    file: { name: 'κεφάλαιο.pdf', bytes: SAMPLES.exe },
  })
  await recorder.as(nikos)('finishStep', { note: 'of another', ...ofFirst })
  await byMaria('withdrawStep', ofFirst)
  await byMaria('withdrawStep', { note: 'a second time', ...ofFirst })
  await byMaria('finishStep', { note: 'after it was taken back', ...ofFirst })
  await byPetros('listThesesAwaitingAction')
  await byPetros('downloadStepFile', ofFirst)
  await byMaria('withdrawStep', { note: 'once its file was opened', ...ofFirst })
  await byPetros('returnStep', { ...ofFirst, body: { reason: 'Λείπουν πηγές.' } })
  await byPetros('returnStep', { note: 'a second time', ...ofFirst, body: {} })
  await byMaria('listMyTodoLists', { note: 'with a returned step' })
  await byMaria('finishStep', {
    note: 'again',
    ...ofFirst,
    file: { name: 'Κεφάλαιο 1β.docx', bytes: SAMPLES.docx },
  })
  await byMaria('downloadStepFile', { note: 'the first version', ...ofFirst, query: { version: 1 } })
  await byMaria('downloadStepFile', { note: 'of no version', ...ofFirst, query: { version: 7 } })
  await byPetros('acceptStep', ofFirst)
  await byPetros('acceptStep', { note: 'a second time', ...ofFirst })
  await byPetros('acceptStep', { note: 'not finished', params: { itemId: second } })
  await byPetros('cancelStepAcceptance', ofFirst)
  await byPetros('cancelStepAcceptance', { note: 'a second time', ...ofFirst })
  await byPetros('acceptStep', { note: 'again', ...ofFirst })
  await byPetros('editTodoItem', {
    note: 'a confirmed one',
    ...ofFirst,
    body: { todoListItem: { dliTitle: 'Άλλο' } },
  })
  await byPetros('deleteTodoItem', { note: 'a confirmed one', ...ofFirst })
  await byPetros('moveTodoItem', { note: 'a confirmed one', params: { itemId: first, order: 2 } })

  const ofSecond = { params: { itemId: second } }
  await byMaria('writeStepComment', { ...ofSecond, body: { text: 'Ποια έκδοση;\r\nΤη νέα;' } })
  const file = { name: 'πίνακας.txt', bytes: SAMPLES.text }
  const commentId = (await byPetros('writeStepComment', { ...ofSecond, body: { text: 'Τη νέα.' }, file }))
    .body
  await byMaria('writeStepComment', {
    note: 'with a program',
    ...ofSecond,
    body: { text: 'Δείτε.' },
    file: { name: 'x.txt', bytes: SAMPLES.elf },
  })
  await byMaria('listStepComments', ofSecond)
  await byPetros('listStepComments', { note: 'of a returned step', ...ofFirst })
  await byMaria('listStepComments', { note: 'the second page', ...ofSecond, query: { page: 2, pageSize: 1 } })
  await byMaria('downloadStepCommentFile', { params: { commentId } })
  await byPetros('getTodoList', { note: 'in work', params: { listId } })
  await byPetros('getTimeline', { query: { scope: 'mine' } })
}
