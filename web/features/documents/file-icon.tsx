import { type FileLabel, labelOf } from '@foyer/shared/facts/file-kinds.ts'
import {
  File,
  FileArchive,
  FileImage,
  FileMusic,
  FilePlay,
  FileSpreadsheet,
  FileText,
  FileType,
  type LucideIcon,
} from 'lucide-react'

const icons: Record<FileLabel, LucideIcon> = {
  PDF: FileText,
  Image: FileImage,
  Video: FilePlay,
  Audio: FileMusic,
  Document: FileType,
  Spreadsheet: FileSpreadsheet,
  Archive: FileArchive,
  File,
}

/** A picture of what kind of file it is; its label says the same in words. */
export function FileIcon({ mimeType, size }: { mimeType: string; size: number }) {
  const Icon = icons[labelOf(mimeType)]
  return (
    <Icon size={size} strokeWidth={1.5} className="shrink-0 text-ink-soft" aria-hidden="true" />
  )
}
