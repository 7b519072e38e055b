import { connectionTo, onServer } from '@diatrivi/api/testing/test-server'
import { describe, expect, inject, it } from 'vitest'
import { planFaults } from './plan.ts'
import { runMailFaults } from './run.ts'

/** A sample of the run of `npm run mail-faults -w @diatrivi/proofs`. */
describe('mails through a server that fails, by workers that are killed', () => {
  it('all come, and no more of them twice than there are reasons for', async () => {
    const { connection, template } = inject('testServer')
    const name = `diatrivi_mail_faults_sample_${process.pid}`
    await onServer(connection, `create database ${name} template ${template}`)
    try {
      const run = { seed: 20_260_310, count: 20, kills: 2 }
      const tally = await runMailFaults(connectionTo(connection, name), run)
      expect(tally).toMatchObject({ mails: 20, undeliverable: 1, kills: 2 })
    } finally {
      await onServer(connection, `drop database ${name} with (force)`)
    }
  }, 120_000)
})

describe('a plan of faults', () => {
  it('follows from its seed', () => {
    const faultsOf = (seed: number) => {
      const plan = planFaults({ seed, count: 100, kills: 10 })
      return [plan.kills, Array.from({ length: 50 }, () => plan.faultOf('mail1@example.org'))]
    }
    expect(faultsOf(7)).toEqual(faultsOf(7))
    expect(faultsOf(7)).not.toEqual(faultsOf(8))
  })
})
