import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { m } from '../../../paraglide/messages.js'

interface SettingsHintProps {
  settings: readonly string[]
  /** Where the settings are explained. */
  guide: string
}

/** Which settings of the API are missing, and where they stand. */
export function SettingsHint({ settings, guide }: SettingsHintProps) {
  return (
    <Typography>
      {m.first_run_settings()}{' '}
      {settings.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ))}
      . {m.first_run_settings_guide()} <code>{guide}</code>.
    </Typography>
  )
}
