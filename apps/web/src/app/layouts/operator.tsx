import Box from '@mui/material/Box'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { emblemUrl } from '../../shared/api/emblem-url.ts'

/** The emblem at the top of all pages, where an administrator gave an institution one. */
const installationEmblem = () =>
  queryOptions({
    queryKey: ['installation-emblem'],
    queryFn: async ({ signal }) => (await call('getInstallationEmblem', { signal })).emblem,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The operator of the installation, by emblem and name; on narrow screens the foot of the page has the name. */
export default function Operator({ name }: { name: string }) {
  const { data: emblem = null } = useQuery(installationEmblem())
  return (
    <Box
      sx={{
        display: { xs: 'none', lg: 'flex' },
        alignItems: 'center',
        gap: 2,
        minWidth: 0,
        pl: 3,
        borderLeft: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      {emblem !== null && (
        // The name beside it says what it shows. White, as on paper: dark emblems are seen on dark pages too.
        <Box
          component="img"
          src={emblemUrl(emblem)}
          alt=""
          sx={{ height: 36, maxWidth: 96, objectFit: 'contain', bgcolor: 'common.white', borderRadius: 1 }}
        />
      )}
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
    </Box>
  )
}
