import { SAMPLES } from '../../sample-files.ts'
import type { Cast } from './cast.ts'
import type { Topics } from './interest.ts'
import type { ListOfMaria } from './steps.ts'

/** Maria's thesis is marked, Nikos gives his up. */
export async function playEnding(
  cast: Cast,
  { databases, networks }: Topics,
  { listId, second }: ListOfMaria,
) {
  const { recorder, petros, sofia, maria, nikos, eleni, admin } = cast
  const byPetros = recorder.as(petros)
  const byMaria = recorder.as(maria)
  const params = { thesisId: databases }
  const finalText = { name: 'Διπλωματική.pdf', bytes: SAMPLES.pdf }
  await byMaria('downloadFinalText', { note: 'before there is one', params })
  await byMaria('submitFinalText', {
    params,
    body: { thesisAbstract: 'Περίληψη της εργασίας.' },
    file: finalText,
  })
  await byMaria('submitFinalText', {
    note: 'with a page',
    params,
    body: {},
    file: { name: 'x.pdf', bytes: SAMPLES.html },
  })
  await byPetros('downloadFinalText', { params })
  await byPetros('markThesis', { note: 'with a step open', params, body: { mark: 9 } })
  await byMaria('finishStep', { note: 'without a file', params: { itemId: second } })
  await byPetros('acceptStep', { note: 'the last', params: { itemId: second } })
  await byPetros('listThesesAwaitingAction', { note: 'with a mark missing' })
  await recorder.as(sofia)('markThesis', { note: 'not hers', params, body: { mark: 9 } })
  await byPetros('markThesis', { params, body: { mark: '9' } })
  await byPetros('markThesis', { note: 'a second time', params, body: { mark: 9 } })
  await byPetros('editThesis', {
    note: 'of an ended one',
    params,
    body: { thesis: { thesisTitle: 'Άλλος' } },
  })
  await byPetros('releaseThesis', { note: 'of an ended one', params, body: { reason: 'Διακοπή' } })
  await byPetros('deleteTodoList', { note: 'of an ended thesis', params: { listId } })
  await byMaria('writeStepComment', {
    note: 'of an ended thesis',
    params: { itemId: second },
    body: { text: 'Ευχαριστώ' },
  })
  await byMaria('submitFinalText', { note: 'of an ended one', params, body: { thesisAbstract: 'Άλλη' } })
  await byPetros('listEndedTheses')
  await byMaria('getCurrentThesis', { note: 'marked' })
  await byMaria('setThesisVisibility', { params: { ...params, flag: 1 } })
  await recorder.as(eleni)('setThesisVisibility', { note: 'of another', params: { ...params, flag: 1 } })
  await recorder.as(eleni)('getThesis', { note: 'ended and shown', params })
  await recorder.as(eleni)('declareInterest', { note: 'in an ended one', params, body: { prefOrder: 1 } })
  await recorder.as(eleni)('downloadFinalText', { note: 'of a shown thesis', params })

  const ofNikos = { thesisId: networks }
  const abstract = { thesisAbstract: 'Ημιτελές.' }
  await recorder.as(nikos)('submitFinalText', {
    params: ofNikos,
    body: abstract,
    file: { ...finalText, name: 'Πρόχειρο.pdf' },
  })
  await byPetros('releaseThesis', { params: ofNikos, body: { reason: 'Διακοπή σπουδών.' } })
  await byPetros('releaseThesis', { note: 'a second time', params: ofNikos, body: { reason: 'Διακοπή.' } })
  const past = (await recorder.as(nikos)('listPastTheses')).body
  const assignment = past[0]?.released?.assignmentID ?? 0
  await recorder.as(nikos)('listMyTodoLists', { note: 'that were released', query: { released: 1 } })
  await recorder.as(nikos)('downloadFinalText', {
    note: 'of the released assignment',
    params: ofNikos,
    query: { assignment },
  })
  await byMaria('listPastTheses')

  await byPetros('getThesisHistory', { params })
  await byMaria('getThesisHistory', { note: 'the second page', params, query: { page: 2, pageSize: 3 } })
  await recorder.as(nikos)('getThesisHistory', { note: 'of what was released', params: ofNikos })
  await recorder.as(eleni)('getThesisHistory', { note: 'of another', params })
  await recorder.as(admin)('getThesis', { note: 'ended', params })
  await recorder.as(admin)('deleteUser', { note: 'with theses', params: { username: petros.username } })
  await recorder.as(admin)('deleteUser', { note: 'with a thesis', params: { username: maria.username } })
  await byPetros('offerThesisAgain', { note: 'of an ended one', params })
  await byPetros('offerThesisAgain', { note: 'a second time', params })
  await recorder.as(sofia)('offerThesisAgain', { note: 'not hers', params })
  await byPetros('offerThesesAgain', { body: { theses: [params.thesisId, 999_999] } })
  await recorder.as(admin)('getStatistics', { query: { year: 2025 } })
  await recorder.as(admin)('getStatistics', { note: 'of a department', query: { depID: 1 } })
  await recorder.as(admin)('getStatistics', { note: 'of an institution', query: { instID: 1 } })
  await recorder.as(admin)('getStatistics', { note: 'of both', query: { depID: 1, instID: 1 } })
  await recorder.as(admin)('getStatistics', { note: 'of an unknown department', query: { depID: 999_999 } })
  await byPetros('getOwnStatistics', { query: { year: 2025 } })
}
