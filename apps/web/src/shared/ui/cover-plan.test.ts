import { expect, it } from 'vitest'
import { coverPlan } from './cover-plan.ts'

it('draws every thesis of a department differently, on the ground of the department', () => {
  const plans = Array.from({ length: 40 }, (_, id) => coverPlan(String(id + 1), '7'))
  expect(new Set(plans.map((plan) => JSON.stringify(plan.arcs))).size).toBe(40)
  expect(new Set(plans.map(({ ground }) => ground)).size).toBe(1)
})

it('draws a thesis always alike', () => {
  expect(coverPlan('3', '7')).toEqual(coverPlan('3', '7'))
})
