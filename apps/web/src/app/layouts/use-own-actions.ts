import type { Role } from '@diatrivi/domain/people/account/role'
import { useColorScheme } from '@mui/material/styles'
import { useSignOut } from '../../features/people/account/sign-out.mutations.ts'
import type { OwnEntry } from '../../features/view/search/search-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { changePasswordPathOf, noticeSettingsPathOf, paths } from '../../shared/paths.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** What a person can do from everywhere, to be found by its name or by other words for it. */
export function useOwnActions(role: Role, showKeys: () => void): readonly OwnEntry[] {
  const { setMode } = useColorScheme()
  const chooseLanguage = useChooseLanguage()
  const signOut = useSignOut()
  return [
    ...actionsOf(role),
    act(m.search_action_password(), m.search_action_password_words(), { to: changePasswordPathOf(role) }),
    act(m.search_action_notices(), m.search_action_notices_words(), { to: noticeSettingsPathOf(role) }),
    act(m.search_action_dark(), m.search_action_look_words(), { act: () => setMode('dark') }),
    act(m.search_action_light(), m.search_action_look_words(), { act: () => setMode('light') }),
    act(m.search_action_language(), m.search_action_language_words(), {
      act: () => chooseLanguage(getLocale() === 'el' ? 'en' : 'el'),
    }),
    act(m.shell_keys(), m.search_action_keys_words(), { act: showKeys }),
    act(m.shell_sign_out(), m.search_action_sign_out_words(), { act: () => signOut.mutate() }),
  ]
}

function actionsOf(role: Role): readonly OwnEntry[] {
  switch (role) {
    case 'instructor':
      return [
        act(m.thesis_new(), m.search_action_thesis_words(), { to: paths.instructor.createThesis() }),
        act(m.todo_lists_new(), '', { to: paths.instructor.createTodoList() }),
      ]
    case 'secretary':
      return [act(m.search_action_import(), m.search_action_import_words(), { to: paths.secretary.import() })]
    case 'administrator':
      return [
        act(m.search_action_import(), m.search_action_import_words(), { to: paths.administrator.import() }),
      ]
    case 'student':
      return []
  }
}

function act(label: string, words: string, what: { to: string } | { act: () => void }): OwnEntry {
  return { kind: 'action', label, words, ...what }
}
