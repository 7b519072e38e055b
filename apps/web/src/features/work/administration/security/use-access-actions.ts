import { fullName, type Person } from '../../../../entities/person/person.ts'
import { m } from '../../../../paraglide/messages.js'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useEndSessions, useSetDisabled, useTakeSecondFactorOff } from './security.mutations.ts'

/** Each after a question, but for letting a person in again. */
export function useAccessActions(person: Person) {
  const confirm = useConfirm()
  const act = useAction()
  const { mutateAsync: end } = useEndSessions()
  const { mutateAsync: set } = useSetDisabled()
  const { mutateAsync: takeOff } = useTakeSecondFactorOff()
  const { username } = person
  const name = fullName(person)

  return {
    endSessions: async () => {
      const isSure = await confirm({
        text: m.security_end_sessions_text({ name }),
        confirmLabel: m.security_end(),
        cancelLabel: m.ui_cancel(),
      })
      if (isSure) await act(() => end({ username }), { done: m.security_sessions_ended({ name }) })
    },

    takeSecondFactorOff: async () => {
      const isSure = await confirm({
        text: m.security_take_factor_off_text({ name }),
        confirmLabel: m.security_take_off(),
        cancelLabel: m.ui_cancel(),
        isDestructive: true,
      })
      if (isSure) await act(() => takeOff({ username }), { done: m.security_factor_taken_off({ name }) })
    },

    setDisabled: async (isDisabled: boolean) => {
      const isSure =
        !isDisabled ||
        (await confirm({
          text: m.security_disable_text({ name }),
          confirmLabel: m.security_disable_now(),
          cancelLabel: m.ui_cancel(),
          isDestructive: true,
        }))
      const done = isDisabled ? m.security_disabled_done({ name }) : m.security_enabled_done({ name })
      if (isSure) await act(() => set({ username, isDisabled }), { done })
    },
  }
}
