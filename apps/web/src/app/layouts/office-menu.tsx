import List from '@mui/material/List'
import ListSubheader from '@mui/material/ListSubheader'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { MenuItem, type MenuItemProps } from './menu-item.tsx'
import { departmentPages } from './menus.tsx'

/** The pages of the department that its head, the deputy and the coordinators read. */
export default function OfficeMenu(props: Pick<MenuItemProps, 'onChosen'>) {
  const id = useId()
  return (
    <List
      disablePadding
      aria-labelledby={id}
      sx={{ display: 'grid', gap: 1, mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <ListSubheader
        id={id}
        disableSticky
        sx={{ px: 3, lineHeight: 2.5, fontWeight: 650, color: 'text.secondary', bgcolor: 'transparent' }}
      >
        {m.field_department()}
      </ListSubheader>
      {departmentPages().map((entry) => (
        <MenuItem key={entry.to} entry={entry} {...props} />
      ))}
    </List>
  )
}
