import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toTodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireList, wireStep } from '../../../../testing/wire.ts'
import { TopicSteps } from './topic-steps.tsx'

it('reads the steps with their descriptions and durations, and offers nothing to be done', () => {
  const doListItems = [
    wireStep({ dliID: 1, dliOrder: 1, dliTitle: 'Πηγές', dliDescr: 'Δέκα άρθρα' }),
    wireStep({ dliID: 2, dliOrder: 2, dliTitle: 'Μέτρηση', dliDescr: '', dliDuration: 1 }),
  ]
  renderInApp(<TopicSteps list={toTodoList(wireList({ doListItems }))} />)
  const read = screen.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(read).toEqual(['1. Πηγές2 εβδομάδεςΔέκα άρθρα', '2. Μέτρηση1 εβδομάδα'])
  expect(within(document.body).queryAllByRole('button')).toEqual([])
})

it('says so where the list has no steps yet', () => {
  renderInApp(<TopicSteps list={toTodoList(wireList({ doListItems: [] }))} />)
  expect(screen.getByText('Η λίστα δεν έχει ακόμη βήματα.')).toBeDefined()
})
