import Typography from '@mui/material/Typography'
import { m } from '../../../../paraglide/messages.js'

interface SettingsHintProps {
  settings: readonly string[]
  /** Where the settings are explained. */
  guide: string
}

/** Which settings of the API are missing, and where they stand. */
export function SettingsHint({ settings, guide }: SettingsHintProps) {
  return (
    <Typography>
      <span>{m.first_run_settings()}</span>{' '}
      {settings.map((name, index) => (
        <span key={name}>
          {index > 0 && <span>, </span>}
          <code>{name}</code>
        </span>
      ))}
      <span>. {m.first_run_settings_guide()}</span> <code>{guide}</code>
      <span>.</span>
    </Typography>
  )
}
