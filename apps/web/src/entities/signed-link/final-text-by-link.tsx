import { readAnswer, unwrap } from '@diatrivi/client/answer'
import { noAnswer } from '@diatrivi/client/api-error'
import { fetchPrepared, prepare } from '@diatrivi/client/request'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { saveFile } from '../../shared/api/download.ts'
import { apiUrl } from '../../shared/api/page-settings.ts'
import { useErrorToast } from '../../shared/ui/use-error-toast.ts'

interface FinalTextByLinkProps {
  code: string
  /** Which kind of link it is. */
  from: 'readTextByLink' | 'readTextToMark'
  name: string
}

/** The thesis that a member without an account examines. Its code travels in a body, so that no address has it. */
export function FinalTextByLink({ code, from, name }: FinalTextByLinkProps) {
  const onError = useErrorToast()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const asked = prepare(from, { body: { code } }, { apiUrl: apiUrl(), token: null, locale: getLocale() })
      const response = await fetchPrepared(asked).catch(() => {
        throw noAnswer()
      })
      if (!response.ok) unwrap(await readAnswer(response))
      saveFile(await response.blob(), name)
    },
    onError,
  })
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ justifySelf: 'start' }}>
      {m.committee_link_text({ name })}
    </Button>
  )
}
