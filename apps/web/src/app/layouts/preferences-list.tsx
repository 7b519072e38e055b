import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { getLocale, type Locale } from '../../paraglide/runtime.js'
import CheckOutlined from '../../shared/icons/check-outlined.tsx'
import { useChooseLanguage } from './use-choose-language.ts'

const MODES = [
  { value: 'system', label: () => m.shell_mode_system() },
  { value: 'light', label: () => m.shell_mode_light() },
  { value: 'dark', label: () => m.shell_mode_dark() },
] as const
/** Each language by its own name, in every language of the interface. */
const LANGUAGES = [
  { value: 'el', label: () => m.shell_language_el() },
  { value: 'en', label: () => m.shell_language_en() },
] as const

interface PreferencesListProps {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
}

export function PreferencesList({ id, anchor, onClose }: PreferencesListProps) {
  const { mode = 'system', setMode } = useColorScheme()
  const chooseLanguage = useChooseLanguage()
  const choose = (language: Locale) => {
    chooseLanguage(language)
    onClose()
  }
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': m.shell_settings() } }}
    >
      <Heading>{m.shell_appearance()}</Heading>
      {MODES.map(({ value, label }) => (
        <Choice
          key={value}
          isChosen={mode === value}
          onChoose={() => {
            setMode(value)
            onClose()
          }}
        >
          {label()}
        </Choice>
      ))}
      <Heading>{m.shell_language()}</Heading>
      {LANGUAGES.map(({ value, label }) => (
        <Choice key={value} lang={value} isChosen={getLocale() === value} onChoose={() => choose(value)}>
          {label()}
        </Choice>
      ))}
    </Menu>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <ListSubheader
      role="presentation"
      disableSticky
      sx={{ bgcolor: 'transparent', lineHeight: '34px', fontWeight: 600 }}
    >
      {children}
    </ListSubheader>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  lang?: string
  children: ReactNode
}

function Choice({ isChosen, onChoose, lang, children }: ChoiceProps) {
  return (
    <MenuItem role="menuitemradio" aria-checked={isChosen} onClick={onChoose} lang={lang}>
      <ListItemIcon>{isChosen && <CheckOutlined fontSize="small" aria-hidden />}</ListItemIcon>
      {children}
    </MenuItem>
  )
}
