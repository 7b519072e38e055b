import { isApiError } from '@diatrivi/client/api-error'
import { EMAIL_MAX, NAME_MAX } from '@diatrivi/contract/limits'
import { CV_MAX_BYTES } from '@diatrivi/domain/people/account/profile'
import { profileReadersSentence } from '@diatrivi/domain/people/account/profile-readers'
import { takesPart } from '@diatrivi/domain/people/account/role'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Profile } from '../../../entities/viewer/profile.mapper.ts'
import { viewerQueries } from '../../../entities/viewer/viewer.queries.ts'
import { m } from '../../../paraglide/messages.js'
import { errorMessage } from '../../../shared/api/error-message.ts'
import { isFileError } from '../../../shared/api/file-error.ts'
import { onceDone } from '../../../shared/api/once-done.ts'
import { formatFileSize } from '../../../shared/format/numbers.ts'
import { inReaderLanguage } from '../../../shared/format/reader-language.ts'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import { continueWith, otherThanConflict, useConflict } from '../../../shared/forms/conflict/use-conflict.ts'
import { FormTextField } from '../../../shared/forms/form-fields.tsx'
import { FormShell } from '../../../shared/forms/form-shell.tsx'
import { FormSwitch } from '../../../shared/forms/form-switch.tsx'
import { FormTagField } from '../../../shared/forms/form-tag-field.tsx'
import { isEmail } from '../../../shared/forms/is-email.ts'
import { fileProblem } from '../../../shared/ui/file-problem.ts'
import { Section } from '../../../shared/ui/section.tsx'
import { TOAST_DURATION, useToast } from '../../../shared/ui/toast-provider.tsx'
import { CV_LIMITS, CvField } from './cv-field.tsx'
import { FormOfAddressField } from './form-of-address-field.tsx'
import { useEditProfile } from './profile.mutations.ts'
import { PROFILE_FIELD_OF_WIRE, type ProfileFormValues, toProfileForm } from './profile-form.mapper.ts'

interface ProfileFormProps {
  profile: Profile
  keywords: readonly string[]
}

export function ProfileForm({ profile, keywords }: ProfileFormProps) {
  const toast = useToast()
  const form = useForm<ProfileFormValues>({ defaultValues: toProfileForm(profile) })
  // The profile that the form was filled from; a refetch does not change it.
  const [basis, setBasis] = useState(profile)
  const [cv, setCv] = useState<File | null>(null)
  const cvButton = useRef<HTMLButtonElement>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const edit = useEditProfile(profile.role)
  const problem = cvProblem(edit.error)
  const queryClient = useQueryClient()
  const conflict = useConflict<ProfileFormValues, Profile>({
    comparison: async () => (await import('./profile-comparison.ts')).PROFILE_COMPARISON,
    base: () => toProfileForm(basis),
    mine: () => form.getValues(),
    readSaved: async () => {
      const saved = await queryClient.fetchQuery({ ...viewerQueries.profile(), staleTime: 0 })
      return { saved, values: toProfileForm(saved) }
    },
    onMerged: (merged, { saved, values }) => {
      setBasis(saved)
      continueWith(form, values, merged)
    },
  })

  // A new address comes into force beside the form, which goes on with it and keeps what else was typed.
  const { resetField } = form
  useEffect(() => {
    resetField('email', { defaultValue: profile.email })
    setBasis((filledFrom) => ({ ...filledFrom, email: profile.email }))
  }, [resetField, profile.email])

  const chooseCv = (file: File | null) => {
    // The error of another file is cleared.
    edit.reset()
    setCv(file)
  }
  const save = (values: ProfileFormValues) => {
    if (fileProblem(cv, CV_LIMITS) !== null) {
      cvButton.current?.focus()
      return
    }
    const onProgress = cv === null ? undefined : setProgress
    const saving = edit.mutateAsync({ values, cv, version: basis.version, onProgress })
    onceDone(conflict.watch(saving.finally(() => setProgress(null))), (saved) => {
      form.reset(toProfileForm(saved))
      setBasis(saved)
      setCv(null)
      toast(
        saved.pendingEmail !== null && saved.pendingEmail !== basis.pendingEmail
          ? {
              severity: 'info',
              message: m.profile_email_code_sent({ email: saved.pendingEmail }),
              duration: 8_000,
            }
          : { severity: 'success', message: m.profile_saved(), duration: TOAST_DURATION.profileSaved },
      )
    })
  }

  const hasInterests = takesPart(profile.role)
  const details = <Details profile={profile} keywords={keywords} />
  const shell = (
    <FormShell
      form={form}
      onSubmit={save}
      pending={edit.isPending}
      error={problem === undefined ? otherThanConflict(edit.error) : null}
      fieldOfWire={PROFILE_FIELD_OF_WIRE}
      submitLabel={m.ui_save()}
      guard
    >
      {!hasInterests && details}
      {hasInterests && (
        <>
          <Section
            title={m.profile_details()}
            description={profile.role === 'student' && readersOf({ role: 'student', isPublic: false })}
          >
            {details}
          </Section>
          <Section title={m.profile_cv()}>
            <CvField
              profile={profile}
              file={cv}
              onChange={chooseCv}
              error={problem}
              progress={progress}
              buttonRef={cvButton}
            />
          </Section>
        </>
      )}
      <ConflictNotice conflict={conflict} />
    </FormShell>
  )
  // The few details of an administrator and the button that saves them are one card.
  return hasInterests ? shell : <Section title={m.profile_details()}>{shell}</Section>
}

function Details({ profile, keywords }: ProfileFormProps) {
  const { role, rank } = profile
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <FormTextField
          name="firstName"
          label={m.field_first_name()}
          required={m.profile_first_name_required()}
          autoComplete="given-name"
          slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
        />
        <FormTextField
          name="surname"
          label={m.field_surname()}
          required={m.profile_surname_required()}
          autoComplete="family-name"
          slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
        />
      </Box>
      <FormTextField
        name="email"
        label={m.field_email()}
        required={m.profile_email_required()}
        rules={{ email: isEmail }}
        type="email"
        autoComplete="email"
        slotProps={{ htmlInput: { maxLength: EMAIL_MAX } }}
      />
      {takesPart(role) && <FormOfAddressField role={role} rank={rank} />}
      {takesPart(role) && (
        <FormTagField
          name="tags"
          label={m.profile_interests()}
          helperText={m.ui_tags_help()}
          known={keywords}
        />
      )}
      {role === 'instructor' && <PublicSwitch />}
    </Box>
  )
}

/** The API's refusal of the file itself, shown beside it. */
function cvProblem(error: unknown): string | undefined {
  if (isApiError(error, 'file_too_large'))
    return m.profile_cv_too_large({ size: formatFileSize(CV_MAX_BYTES) })
  return isFileError(error) ? errorMessage(error) : undefined
}

/** Says who reads the profile as the switch stands. */
function PublicSwitch() {
  const isPublic = useWatch<ProfileFormValues, 'isPublic'>({ name: 'isPublic' })
  return (
    <FormSwitch
      name="isPublic"
      label={m.profile_public()}
      helperText={readersOf({ role: 'instructor', isPublic })}
    />
  )
}

const readersOf = (profile: Parameters<typeof profileReadersSentence>[0]) =>
  inReaderLanguage(profileReadersSentence(profile))
