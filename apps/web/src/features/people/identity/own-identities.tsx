import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { relativeMoment } from '../../../shared/format/moments.ts'
import { useConfirm } from '../../../shared/ui/confirm-provider.tsx'
import { Section } from '../../../shared/ui/section.tsx'
import { useAction } from '../../../shared/ui/use-action.ts'
import type { OwnIdentity } from './identity.mapper.ts'
import { identityQueries, useUnlinkIdentity } from './identity.queries.ts'

/** The accounts of the institution with which the person signs in; nothing where there are none. */
export function OwnIdentities() {
  const { data: identities = [] } = useQuery(identityQueries.list())
  const unlink = useUnlinkIdentity()
  const act = useAction()
  const confirm = useConfirm()
  if (identities.length === 0) return null
  const askAndUnlink = async ({ id, issuer }: OwnIdentity) => {
    const question = {
      text: m.institution_unlink_text({ issuer }),
      confirmLabel: m.institution_unlink(),
      cancelLabel: m.ui_cancel(),
      isDestructive: true,
    }
    if (await confirm(question)) await act(() => unlink.mutateAsync(id), { done: m.institution_unlinked() })
  }
  return (
    <Section title={m.institution_identities()} description={m.institution_identities_help()}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {identities.map((identity) => (
          <Box
            component="li"
            key={identity.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{identity.issuer}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {m.institution_linked_at({ when: relativeMoment(identity.linkedAt) })}
              </Typography>
            </Box>
            <Button color="error" disabled={unlink.isPending} onClick={() => void askAndUnlink(identity)}>
              {m.institution_unlink()}
            </Button>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
