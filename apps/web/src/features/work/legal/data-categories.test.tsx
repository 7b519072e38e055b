import { PROCESSING_ACTIVITIES } from '@diatrivi/domain/work/personal-data/processing'
import { SETTINGS } from '@diatrivi/settings/settings'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderInApp } from '../../../testing/render.tsx'
import { DataCategories } from './data-categories.tsx'
import { USUAL_RETENTIONS } from './retention.ts'

function setting(name: string, content: string) {
  const meta = Object.assign(document.createElement('meta'), { name: `installation-${name}`, content })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

it('the privacy notice says how long things are kept, as the settings of the installation do', () => {
  setting('nameYears', '6')
  setting('securityDays', '90')
  renderInApp(<DataCategories />)
  expect(screen.getByText(/το όνομα μένει.* 6 έτη/)).toBeDefined()
  expect(screen.getByText(/ποιος άνοιξε τα στοιχεία σας 90 ημέρες/)).toBeDefined()
})

it('the usual times are the defaults of the settings', () => {
  expect(USUAL_RETENTIONS).toEqual({
    nameYears: String(SETTINGS.FINISHED_THESIS_NAME_YEARS.default),
    securityDays: String(SETTINGS.KEEP_SECURITY_EVENTS_DAYS.default),
  })
})

it('it names the process of a department, and people without an account', () => {
  renderInApp(<DataCategories />)
  for (const name of ['Στοιχεία σπουδών', 'Μέλη επιτροπών χωρίς λογαριασμό', 'Έγγραφα']) {
    expect(screen.getByRole('heading', { name })).toBeDefined()
  }
  expect(screen.getAllByRole('heading')).toHaveLength(PROCESSING_ACTIVITIES.length)
})
