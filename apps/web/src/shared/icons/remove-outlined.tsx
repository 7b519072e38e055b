import { createSvgIcon } from '@mui/material/SvgIcon'

export default createSvgIcon(<path d="M19 13H5v-2h14z" />, 'RemoveOutlined')
