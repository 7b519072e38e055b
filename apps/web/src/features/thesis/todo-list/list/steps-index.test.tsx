import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toTodoList } from '../../../../entities/todo-list/todo-list.mapper.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDay, wireList, wireStep } from '../../../../testing/wire.ts'
import { StepsIndex } from './steps-index.tsx'

it('leads to each step and says how it stands', () => {
  const finished = { dliStudentOK: 1, stuOKWhen: wireDay('2026-03-03') } as const
  const doListItems = [
    wireStep({ dliID: 41, dliOrder: 1, dliTitle: 'Πηγές', ...finished }),
    wireStep({ dliID: 42, dliOrder: 2, dliTitle: 'Μέτρηση' }),
  ]
  const list = toTodoList(wireList({ doListItems }))
  renderInApp(<StepsIndex thesis={aThesis({ state: 'inProgress' })} list={list} />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [link.textContent, link.hash])).toEqual([
    ['1. Πηγές', '#step-41'],
    ['2. Μέτρηση', '#step-42'],
  ])
  const states = screen.getAllByRole('listitem').map((row) => row.lastChild?.textContent)
  expect(states).toEqual(['Αναμονή έγκρισης', 'Κλειδωμένο'])
})
