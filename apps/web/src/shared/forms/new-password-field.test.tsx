import { screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, describe, expect, it } from 'vitest'
import { descriptionOf, fieldAt, fill, problemAt } from '../../testing/form.ts'
import { renderInApp } from '../../testing/render.tsx'
import { NewPasswordField } from './new-password-field.tsx'

const LABEL = 'Νέος κωδικός'

function Form() {
  const form = useForm({ defaultValues: { password: '' } })
  return (
    <FormProvider {...form}>
      <NewPasswordField
        name="password"
        label={LABEL}
        required
        ownerOf={() => ({ surname: 'Καστρινάκη' })}
        isJudgedWhileTyped
      />
    </FormProvider>
  )
}

/** As the web server writes it. */
function settings(metas: Record<string, string>) {
  for (const [name, content] of Object.entries(metas)) {
    document.head.append(Object.assign(document.createElement('meta'), { name, content }))
  }
}

afterEach(() => {
  for (const meta of document.head.querySelectorAll('meta[name^="password-"]')) meta.remove()
})

describe('the field of a new password', () => {
  it('says what is asked for before anything is typed', () => {
    settings({ 'password-min-length': '12' })
    renderInApp(<Form />)
    expect(descriptionOf(fieldAt(LABEL))).toBe(
      'Τουλάχιστον 12 χαρακτήρες. Μια φράση με λίγες λέξεις είναι η καλύτερη επιλογή.',
    )
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it.each([
    ['κύμα', 'Αδύναμος κωδικός'],
    ['ΚΑΣΤΡΙΝΆΚΗ και όλα τα άλλα', 'Αδύναμος κωδικός'],
    ['κύμα9άμμος', 'Μέτριος κωδικός'],
    ['το κύμα στην άμμο', 'Καλός κωδικός'],
    ['σωστό άλογο μπαταρία συνδετήρας', 'Ισχυρός κωδικός'],
  ])('says while it is typed how strong it is: "%s"', async (password, hint) => {
    renderInApp(<Form />)
    await fill({ [LABEL]: password })
    expect(screen.getByRole('status').textContent).toBe(hint)
  })

  it('takes in the demo what a real installation refuses', async () => {
    settings({ 'password-min-length': '4', 'password-demo': '1' })
    renderInApp(<Form />)
    await fill({ [LABEL]: 'καστρινάκη' })
    expect(problemAt(LABEL)).toBeNull()
  })
})
