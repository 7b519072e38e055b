import { isApiError } from '@diatrivi/client/api-error'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import type { SessionFacts } from '../../../shared/api/session.ts'
import { PasswordField } from '../../../shared/ui/password-field.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { useSignIn } from './sign-in.mutations.ts'

const SecondStep = lazy(() =>
  import('./second-step/second-step.tsx').then((module) => ({ default: module.SecondStep })),
)

interface SignInFormProps {
  /** Known when a person signs in again. */
  username?: string
  onSignedIn: (facts: SessionFacts) => unknown
  /** Other ways from here; gone with the password's step. */
  links?: ReactNode
}

/** The password and, for an account that has one, the second step; the password is asked again when that took too long. */
export function SignInForm({ username, onSignedIn, links }: SignInFormProps) {
  const signIn = useSignIn()
  const [again, setAgain] = useState<{ username: string; isOver: boolean } | null>(null)
  const { data, variables } = signIn

  if (data?.kind === 'second-step') {
    const goBack = (isOver: boolean) => {
      setAgain({ username: variables?.username ?? '', isOver })
      signIn.reset()
    }
    return (
      <Suspense fallback={<Box aria-busy sx={{ minHeight: 360 }} />}>
        <SecondStep
          challenge={data.challenge}
          ways={data.ways}
          onSignedIn={onSignedIn}
          onOver={() => goBack(true)}
          onBack={() => goBack(false)}
        />
      </Suspense>
    )
  }
  return (
    <>
      {again?.isOver && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {m.sign_in_second_step_over()}
        </Alert>
      )}
      <PasswordStep
        signIn={signIn}
        username={again?.username ?? username}
        isAgain={again !== null}
        onSignedIn={onSignedIn}
      />
      {links}
    </>
  )
}

interface PasswordStepProps {
  signIn: ReturnType<typeof useSignIn>
  username: string | undefined
  /** After the second step: only the password is asked. */
  isAgain: boolean
  onSignedIn: (facts: SessionFacts) => unknown
}

/** Plain fields without react-hook-form, because the first page may load 190 kB only. */
function PasswordStep({ signIn, username, isAgain, onSignedIn }: PasswordStepProps) {
  const [missing, setMissing] = useState<readonly string[]>([])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = String(form.get('username')).trim()
    const password = String(form.get('password'))
    const empty = [username === '' && 'username', password === '' && 'password'].filter(
      (name) => name !== false,
    )
    setMissing(empty)
    const [first] = empty
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    onceDone(
      signIn.mutateAsync({ username, password }),
      (outcome) => outcome.kind === 'signed-in' && onSignedIn(outcome.facts),
    )
  }

  const refused = isApiError(signIn.error) ? signIn.error.fields : {}
  const problems = {
    username: missing.includes('username') ? m.sign_in_username_required() : refused.username,
    password: missing.includes('password') ? m.control_password_required() : refused.password,
  }

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      <TextInput
        label={m.control_username()}
        name="username"
        defaultValue={username}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        error={problems.username !== undefined}
        helperText={problems.username ?? ' '}
      />
      <PasswordField
        label={m.control_password()}
        name="password"
        autoComplete="current-password"
        autoFocus={isAgain}
        error={problems.password !== undefined}
        helperText={problems.password ?? ' '}
      />
      <SignInProblem {...signIn} />
      <Button type="submit" variant="contained" size="large" disabled={signIn.isPending} sx={{ mt: 1 }}>
        {signIn.isPending ? m.sign_in_pending() : m.sign_in_submit()}
      </Button>
    </Box>
  )
}

function SignInProblem({ data, error }: Pick<ReturnType<typeof useSignIn>, 'data' | 'error'>) {
  if (error) return <Alert severity="error">{errorMessage(error)}</Alert>
  if (data?.kind === 'unknown-user') return <Alert severity="warning">{m.sign_in_unknown_user()}</Alert>
  if (data?.kind === 'wrong-password') return <Alert severity="warning">{m.control_wrong_password()}</Alert>
  if (data?.kind === 'refused') return <Alert severity="error">{m.sign_in_failed()}</Alert>
  return null
}
