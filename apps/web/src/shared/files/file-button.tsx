import { saveFile } from '../api/download.ts'
import { today } from '../format/clock.ts'
import { FormatButton, type FormatButtonProps } from './format-button.tsx'
import type { FileFormat } from './table-file.ts'

interface FileButtonProps extends Omit<FormatButtonProps, 'save'> {
  /** The name of the file, without the day and the ending. */
  fileName: string
  write: (format: FileFormat) => Promise<Blob>
}

/** Saves what is on the screen as a file for a spreadsheet, made in the browser. */
export function FileButton({ fileName, write, ...props }: FileButtonProps) {
  return (
    <FormatButton
      {...props}
      save={async (format) => saveFile(await write(format), `${fileName}-${today()}.${format}`)}
    />
  )
}
