import { answerOrder } from '../../child-process/answer-order.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { fillTemplate } from './fill-template.ts'
import type { FormOrder, FormOutcome } from './form-order.ts'

/** The process that fills a form. A refusal goes home as a code, because a process hands on no class of ours. */
answerOrder<FormOrder>(async ({ form, values }): Promise<FormOutcome> => {
  try {
    return { filled: await fillTemplate(form, values) }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, facts: error.facts }
    throw error
  }
})
