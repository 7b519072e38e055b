import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderInApp } from '../../../testing/render.tsx'
import { pageCount } from './accessibility-assessment.json'
import { AccessibilityStatement } from './accessibility-statement.tsx'

function setting(name: string, content: string) {
  const meta = Object.assign(document.createElement('meta'), { name: `installation-${name}`, content })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

it('has every part of the model of the European Union, in its order', () => {
  renderInApp(<AccessibilityStatement />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Δέσμευση',
    'Κατάσταση συμμόρφωσης',
    'Τι έχει προβλεφθεί',
    'Μη προσβάσιμο περιεχόμενο',
    'Σύνταξη της δήλωσης',
    'Παρατηρήσεις και επικοινωνία',
    'Διαδικασία επιβολής',
  ])
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Μη συμμόρφωση με τον ν. 4727/2020',
    'Δυσανάλογη επιβάρυνση',
    'Περιεχόμενο εκτός του πεδίου εφαρμογής του νόμου',
  ])
})

it('says what the tests found last, and who runs the application', () => {
  setting('operator', 'Πανεπιστήμιο Πειραιώς')
  setting('email', 'access@unipi.gr')
  renderInApp(<AccessibilityStatement />)
  screen.getByText(new RegExp(`^${pageCount} σελίδες, όλων των ρόλων`))
  screen.getByText(/^Ο φορέας «Πανεπιστήμιο Πειραιώς» δεσμεύεται/)
  screen.getByRole('link', { name: 'access@unipi.gr' })
})

it('speaks of the operator where none is named, and says so', () => {
  renderInApp(<AccessibilityStatement />)
  screen.getByText(/^Ο φορέας που λειτουργεί την εφαρμογή δεσμεύεται/)
  screen.getByText(/^Τα στοιχεία επικοινωνίας δεν έχουν δημοσιευτεί ακόμη/)
})
