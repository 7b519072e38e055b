import { columnsOfList, type DepartmentList } from '@diatrivi/domain/view/department-list/list-columns'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import TuneOutlined from '../../../shared/icons/tune-outlined.tsx'
import { TOOL_LOOK } from '../../../shared/ui/sx.ts'
import { useChosenColumns } from './use-chosen-columns.ts'

/** Which columns the list has on the screen and in its file. */
export function ColumnsButton({ list }: { list: DepartmentList }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { shown, isChosen, choose } = useChosenColumns(list)
  const offered = columnsOfList(list).filter(([, { shown: when }]) => when !== 'always')
  const toggle = (name: string) =>
    choose(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name])
  return (
    <>
      <Button
        startIcon={<TuneOutlined aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={TOOL_LOOK}
      >
        {m.department_list_columns()}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map(
          ([
            name,
            {
              heading: [greek, english],
            },
          ]) => (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={shown.includes(name)}
              onClick={() => toggle(name)}
              sx={{ py: 0 }}
            >
              <Checkbox checked={shown.includes(name)} tabIndex={-1} aria-hidden sx={{ ml: -2 }} />
              {getLocale() === 'el' ? greek : english}
            </MenuItem>
          ),
        )}
        <MenuItem disabled={!isChosen} onClick={() => choose(null)}>
          {m.department_list_columns_usual()}
        </MenuItem>
      </Menu>
    </>
  )
}
