import { PROOF_CODE_MAX } from '@diatrivi/contract/limits'
import { isTelephoneCode } from '@diatrivi/domain/people/account/second-factor'
import { m } from '../../paraglide/messages.js'
import { FormTextField, type FormTextFieldProps } from './form-fields.tsx'

type FormCodeFieldProps = Pick<
  FormTextFieldProps,
  'name' | 'label' | 'helperText' | 'rules' | 'autoFocus' | 'required'
> & { inputMode?: 'numeric' | 'text'; autoComplete?: 'one-time-code' | 'off' }

/** A code that proves who a person is; it may be pasted with blanks. */
export function FormCodeField({ inputMode = 'text', autoComplete = 'off', ...props }: FormCodeFieldProps) {
  return (
    <FormTextField
      {...props}
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: {
          inputMode,
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          maxLength: PROOF_CODE_MAX,
          style: { letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' },
        },
      }}
    />
  )
}

/** The digits that the application on the telephone shows. */
export function FormAppCodeField(props: Pick<FormTextFieldProps, 'name' | 'autoFocus'>) {
  return (
    <FormCodeField
      {...props}
      label={m.second_factor_code()}
      helperText={m.second_factor_code_help()}
      required={m.second_factor_code_required()}
      rules={{ isWhole: (code) => isTelephoneCode(String(code)) || m.second_factor_code_of_six() }}
      inputMode="numeric"
      autoComplete="one-time-code"
    />
  )
}

export function withoutBlanks(code: string): string {
  return code.replace(/\s/g, '')
}
