import type { Cast } from './cast.ts'

export interface Topics {
  networks: number
  databases: number
  sofias: number
}

/** Students declare interest, instructors answer, and Maria accepts. */
export async function playInterest(cast: Cast, { networks, databases, sofias }: Topics) {
  const { recorder, petros, sofia, maria, nikos, eleni } = cast
  const byPetros = recorder.as(petros)
  const byMaria = recorder.as(maria)
  const byNikos = recorder.as(nikos)
  const byEleni = recorder.as(eleni)
  await byMaria('getCurrentThesis', { note: 'without any interest' })
  await byMaria('declareInterest', { params: { thesisId: databases }, body: { prefOrder: 1 } })
  await byMaria('declareInterest', {
    note: 'a second',
    params: { thesisId: networks },
    body: { prefOrder: '2' },
  })
  await byMaria('declareInterest', { note: 'a third', params: { thesisId: sofias }, body: { prefOrder: 3 } })
  await byMaria('reorderInterests', { body: { theses: [sofias, databases, networks] } })
  await byNikos('declareInterest', { params: { thesisId: databases }, body: { prefOrder: 1 } })
  await byNikos('declareInterest', {
    note: 'with another priority',
    params: { thesisId: databases },
    body: { prefOrder: 5 },
  })
  await byNikos('declareInterest', {
    note: 'a second',
    params: { thesisId: networks },
    body: { prefOrder: 1 },
  })
  await byEleni('declareInterest', { params: { thesisId: networks }, body: { prefOrder: 1 } })
  await byMaria('getCurrentThesis', { note: 'with three interests' })
  await byMaria('getEligibility', { params: { thesisId: networks } })
  await byMaria('getThesis', { note: 'of interest', params: { thesisId: networks } })
  await byPetros('getThesis', { note: 'with interested students', params: { thesisId: networks } })
  await byPetros('getStudentProfileOf', { note: 'who is interested', params: { username: maria.username } })
  await byPetros('downloadCvOf', { note: 'of who is interested', params: { username: maria.username } })
  await byPetros('listNewRequests')
  await byPetros('listNewRequests', { note: 'the second page', query: { page: 2, pageSize: 2 } })
  await byPetros('listExpiringTheses')
  await byPetros('listExaminationsAhead')
  await byPetros('listLateTheses')
  await byPetros('getNotificationOverview')

  await byMaria('withdrawInterest', { params: { thesisId: sofias } })
  await byMaria('withdrawInterest', { note: 'a second time', params: { thesisId: sofias } })

  const answer = (thesisId: number, { username }: { username: string }, flag: 0 | 1) => ({
    params: { thesisId, username, flag },
  })
  await byPetros('answerInterest', answer(databases, maria, 1))
  await byPetros('answerInterest', { note: 'for a second student', ...answer(databases, nikos, 1) })
  await byPetros('answerInterest', { note: 'before the deadline', ...answer(networks, nikos, 1) })
  await byPetros('answerInterest', { note: 'for who is not interested', ...answer(databases, eleni, 1) })
  await byPetros('answerInterest', { note: 'that was never given', ...answer(networks, nikos, 0) })
  await recorder.as(sofia)('answerInterest', { note: 'not hers', ...answer(databases, nikos, 1) })
  await byPetros('answerInterest', { note: 'taking it back', ...answer(databases, maria, 0) })
  await byMaria('acceptAssignment', { note: 'what was taken back', params: { thesisId: databases } })
  await byPetros('answerInterest', {
    note: 'again',
    ...answer(databases, maria, 1),
    body: { messageToOthers: 'Σας ευχαριστώ όλους για το ενδιαφέρον.' },
  })
  await byMaria('declareInterest', {
    note: 'with an answer pending',
    params: { thesisId: sofias },
    body: { prefOrder: 1 },
  })
  await byMaria('getCurrentThesis', { note: 'with an answer' })
  await byNikos('acceptAssignment', { note: 'without an answer', params: { thesisId: databases } })
  await byEleni('acceptAssignment', { note: 'without interest', params: { thesisId: databases } })
  await byMaria('acceptAssignment', { params: { thesisId: databases } })
  await byMaria('acceptAssignment', { note: 'a second time', params: { thesisId: databases } })
  await byPetros('answerInterest', { note: 'after the acceptance', ...answer(databases, maria, 0) })
  await byMaria('declareInterest', {
    note: 'with a thesis',
    params: { thesisId: sofias },
    body: { prefOrder: 1 },
  })
  await byMaria('declareInterest', {
    note: 'with a thesis, in English',
    params: { thesisId: sofias },
    body: { prefOrder: 1 },
    headers: { 'accept-language': 'en' },
  })
  await byEleni('declareInterest', {
    note: 'in what is given',
    params: { thesisId: databases },
    body: { prefOrder: 1 },
  })
  await byMaria('getCurrentThesis')
  await byNikos('getCurrentThesis', { note: 'with one interest left' })
  await byPetros('listThesesInProgress')
  await byPetros('deleteThesis', { note: 'with a student', params: { thesisId: databases } })
  await byMaria('getThesis', { note: 'of her own', params: { thesisId: databases } })
  await byNikos('getThesis', { note: 'given to another', params: { thesisId: databases } })
}

/** After the deadline the topic of networks is given to Nikos. */
export async function playDeadline({ recorder, petros, nikos, eleni }: Cast, { networks }: Topics) {
  const params = { thesisId: networks }
  await recorder.as(eleni)('reorderInterests', { note: 'after the deadline', body: { theses: [networks] } })
  await recorder.as(eleni)('withdrawInterest', { params })
  await recorder.as(eleni)('declareInterest', { note: 'after the deadline', params, body: { prefOrder: 1 } })
  await recorder.as(petros)('answerInterest', {
    note: 'after the deadline',
    params: { ...params, username: nikos.username, flag: 1 },
  })
  await recorder.as(nikos)('acceptAssignment', { params })
}
