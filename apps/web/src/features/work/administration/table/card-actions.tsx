import Typography from '@mui/material/Typography'
import { ActionButton } from './action-button.tsx'
import type { RecordAction } from './record-actions.ts'

interface CardActionsProps<Row> {
  actions: readonly RecordAction<Row>[]
  row: Row
  name: string
}

/** What can be done with the record of a card. A reason replaces a refused action, because most cards of a list refuse the same. */
export function CardActions<Row>({ actions, row, name }: CardActionsProps<Row>) {
  return actions.map(({ label, labelFor, refusal, isDestructive = false, run }) => {
    const reason = refusal?.(row) ?? null
    if (reason !== null)
      return (
        <Typography key={label} variant="body2" sx={{ flex: '1 1 140px', color: 'text.secondary' }}>
          {reason}
        </Typography>
      )
    return (
      <ActionButton
        key={label}
        label={label}
        spoken={labelFor(name)}
        isDestructive={isDestructive}
        onClick={() => run(row)}
      />
    )
  })
}
