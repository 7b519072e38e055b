/**
 * Which modules travel together. Left to itself the bundler gives every message and every shared component a file of
 * its own, a hundred requests for one page; told to share freely it puts the data grid into the first page.
 */
interface Group {
  name: string | ((moduleId: string) => string | null)
  test: RegExp
  priority: number
}

/** The parts of MUI that the sign-in names. What they import comes with them, and nothing else. */
const FIRST_PAGE_PARTS = [
  ...['Alert', 'Box', 'Button', 'ButtonBase', 'CircularProgress', 'Container', 'CssBaseline', 'FormControl'],
  ...['FormHelperText', 'FormLabel', 'IconButton', 'InitColorSchemeScript', 'InputAdornment', 'InputBase'],
  ...['InputLabel', 'Link', 'OutlinedInput', 'Paper', 'SvgIcon', 'Typography', 'styles'],
].join('|')

/** Those that nearly every page behind it needs; the rest comes with the pages that use it. */
const INNER_PARTS = [
  ...[
    'Backdrop',
    'Card',
    'CardContent',
    'Chip',
    'Dialog',
    'DialogActions',
    'DialogContent',
    'DialogContentText',
  ],
  ...[
    'DialogTitle',
    'Divider',
    'Drawer',
    'Fade',
    'FilledInput',
    'FormControlLabel',
    'Grow',
    'Input',
    'LinearProgress',
    'List',
  ],
  ...[
    'ListItem',
    'ListItemButton',
    'ListItemIcon',
    'ListItemText',
    'ListSubheader',
    'Menu',
    'MenuItem',
    'MenuList',
  ],
  ...[
    'Modal',
    'NativeSelect',
    'Popover',
    'Popper',
    'Portal',
    'Select',
    'Slide',
    'Snackbar',
    'SnackbarContent',
  ],
  ...['Stack', 'TextField', 'Tooltip', 'Unstable_TrapFocus', 'ClickAwayListener'],
].join('|')

const WORD = /[\\/]paraglide[\\/]messages[\\/](shell|ui|errors|format|todo_list|[a-z]+)_/
const ON_THE_FIRST_PAGE =
  /[\\/](?:(?:shell|errors)_|ui_(?:show_password|hide_password|retry|rows_per_page)\b)/

function messageChunk(moduleId: string): string | null {
  const area = WORD.exec(moduleId)?.[1]
  if (area === undefined) return null
  if (ON_THE_FIRST_PAGE.test(moduleId)) return 'messages'
  return area === 'ui' || area === 'format' ? 'messages-ui' : `messages-${area.replace('_', '-')}`
}

export const CHUNK_GROUPS: Group[] = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
    priority: 6,
  },
  {
    name: 'kit',
    test: new RegExp(`node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:${FIRST_PAGE_PARTS})[\\\\/]`),
    priority: 5,
  },
  {
    name: 'kit-inner',
    test: new RegExp(`node_modules[\\\\/]@mui[\\\\/]material[\\\\/](?:${INNER_PARTS})[\\\\/]`),
    priority: 4,
  },
  { name: messageChunk, test: WORD, priority: 3 },
  {
    name: 'client',
    test: /[\\/]src[\\/](?:shared[\\/]api|paraglide[\\/](?:runtime|registry))|[\\/]app[\\/]paths\.ts/,
    priority: 2,
  },
]
