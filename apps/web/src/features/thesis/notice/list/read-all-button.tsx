import Button from '@mui/material/Button'
import { m } from '../../../../paraglide/messages.js'
import DoneAllOutlined from '../../../../shared/icons/done-all-outlined.tsx'
import { useAction } from '../../../../shared/ui/use-action.ts'
import { useReadAllNotices } from '../notice.mutations.ts'

export function ReadAllButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const act = useAction()
  const readAll = useReadAllNotices()
  return (
    <Button
      variant={size === 'small' ? 'text' : 'outlined'}
      size={size}
      startIcon={<DoneAllOutlined aria-hidden />}
      disabled={readAll.isPending}
      onClick={() => void act(() => readAll.mutateAsync(), { done: m.notice_all_read() })}
    >
      {m.notice_read_all()}
    </Button>
  )
}
