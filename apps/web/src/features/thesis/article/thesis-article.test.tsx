import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThesis } from '../../../testing/a-thesis.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ThesisArticle } from './thesis-article.tsx'

it.each([
  ['its instructor', true],
  ['other readers', false],
])('a topic says to %s how it is assigned, once', (_who, isOwn) => {
  renderInApp(<ThesisArticle thesis={aThesis()} today="2026-03-05" isOwn={isOwn} />)
  expect(screen.getAllByText('Άμεση ανάθεση')).toHaveLength(1)
})
