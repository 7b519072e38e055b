import Button, { type ButtonProps } from '@mui/material/Button'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { m } from '../../../../paraglide/messages.js'
import { useConfirm } from '../../../../shared/ui/confirm-provider.tsx'
import { useWithdrawInterest } from '../interest.mutations.ts'

interface WithdrawButtonProps extends Pick<ButtonProps, 'size'> {
  thesis: Pick<Thesis, 'id' | 'title'>
  priority: number
  /** For a list, where each button names its thesis. */
  isNamed?: boolean
}

export function WithdrawButton({ thesis, priority, isNamed = false, ...look }: WithdrawButtonProps) {
  const confirm = useConfirm()
  const withdraw = useWithdrawInterest()
  const { id, title } = thesis

  const ask = async () => {
    const yes = await confirm({
      text: m.interest_withdraw_text({ title }),
      confirmLabel: m.word_withdraw(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    })
    if (yes) withdraw.mutate({ thesisId: id, priority })
  }

  return (
    <Button
      {...look}
      color="inherit"
      loading={withdraw.isPending}
      onClick={() => void ask()}
      aria-label={isNamed ? m.interest_withdraw_named({ title }) : undefined}
    >
      {m.interest_withdraw()}
    </Button>
  )
}
