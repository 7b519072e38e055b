import type { CommentView } from '@diatrivi/contract/thesis/comment/comment.schemas'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Thesis, toThesisFacts } from '../../../entities/thesis/thesis.mapper.ts'
import { isMe, ME, SOMEBODY_ELSE, type Viewer } from '../../../entities/viewer/viewer.ts'
import { aThesis } from '../../../testing/a-thesis.ts'
import { stubApi } from '../../../testing/api.ts'
import { INSTRUCTOR, STUDENT } from '../../../testing/people.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { wireDay } from '../../../testing/wire.ts'
import { StepConversation } from './step-conversation.tsx'

const IN_PROGRESS = aThesis({ student: STUDENT, state: 'inProgress' })

function show(thesis: Thesis, viewer: Viewer, comments: CommentView[]) {
  stubApi({ role: viewer.role }).answer('listStepComments', comments)
  const step = { id: 31, title: 'Πηγές', returned: null, commentCount: comments.length }
  const instructorId = isMe(viewer, thesis.instructor) ? ME : SOMEBODY_ELSE
  const facts = { instructorId, thesis: toThesisFacts(thesis, viewer) }
  renderInApp(<StepConversation step={step} facts={facts} viewer={viewer} />)
}

const comment: CommentView = {
  commentID: 4,
  kind: 'comment',
  text: 'Ποιες λείπουν;',
  when: wireDay('2026-03-02'),
  who: { username: 'student', uName: 'Νίκος', uSurname: 'Λάμπρου' },
  attachment: null,
}

it.each([
  ['a student', STUDENT, 'ο επιβλέπων ή η επιβλέπουσα'],
  ['an instructor', INSTRUCTOR, 'ο φοιτητής ή η φοιτήτρια'],
])('says to %s that nothing was written yet, and who else will read it', async (_whom, viewer, other) => {
  show(IN_PROGRESS, viewer, [])
  const said = await screen.findByText(/^Κανείς δεν έχει γράψει ακόμη για αυτό το βήμα\./)
  expect(said.textContent).toContain(other)
  expect(screen.getByRole('textbox', { name: 'Το σχόλιό σας' })).toBeDefined()
})

it('stays readable after the mark, takes no new comment and says why', async () => {
  show({ ...IN_PROGRESS, state: 'ended', mark: 9, endDate: '2026-03-20' }, STUDENT, [comment])
  await screen.findByText('Ποιες λείπουν;')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.')).toBeDefined()
})
