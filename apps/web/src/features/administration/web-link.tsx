import Link from '@mui/material/Link'

/** An address as people read it, without its scheme; nothing when there is none. */
export function WebLink({ address }: { address: string | null }) {
  if (address === null || !/^https?:\/\//i.test(address)) return address
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </Link>
  )
}
