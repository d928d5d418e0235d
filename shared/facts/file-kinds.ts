/** What a file is called in lists (specification 2, section 2: Documents Received). */
export type FileLabel =
  | 'PDF'
  | 'Image'
  | 'Video'
  | 'Audio'
  | 'Document'
  | 'Spreadsheet'
  | 'Archive'
  | 'File'

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** The files a visitor may send: media types by extension. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/vnd.avi',
  '3gp': 'video/3gpp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  amr: 'audio/amr',
  flac: 'audio/flac',
  txt: 'text/plain',
  rtf: 'application/rtf',
  doc: 'application/msword',
  docx: `${openXml}.wordprocessingml.document`,
  odt: `${openDocument}.text`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${openXml}.presentationml.presentation`,
  odp: `${openDocument}.presentation`,
  csv: 'text/csv',
  xls: 'application/vnd.ms-excel',
  xlsx: `${openXml}.spreadsheetml.sheet`,
  ods: `${openDocument}.spreadsheet`,
  zip: 'application/zip',
} as const

/** A media type that is taken. */
export type FileType = (typeof fileTypes)[keyof typeof fileTypes]

const byExtension = new Map<string, FileType>(Object.entries(fileTypes))

/** The media type that a file's name claims; undefined where such files are not taken. */
export function typeOfName(name: string): FileType | undefined {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]
  return extension === undefined ? undefined : byExtension.get(extension.toLowerCase())
}

const spreadsheets: ReadonlySet<string> = new Set([
  fileTypes.csv,
  fileTypes.xls,
  fileTypes.xlsx,
  fileTypes.ods,
])
const documents: ReadonlySet<string> = new Set([
  fileTypes.txt,
  fileTypes.rtf,
  fileTypes.doc,
  fileTypes.docx,
  fileTypes.odt,
  fileTypes.ppt,
  fileTypes.pptx,
  fileTypes.odp,
])

/** The label of a media type; `File` for one that is not known. */
export function labelOf(mimeType: string): FileLabel {
  if (mimeType === fileTypes.pdf) return 'PDF'
  if (mimeType === fileTypes.zip) return 'Archive'
  if (spreadsheets.has(mimeType)) return 'Spreadsheet'
  if (documents.has(mimeType)) return 'Document'
  if (mimeType.startsWith('image/')) return 'Image'
  if (mimeType.startsWith('video/')) return 'Video'
  return mimeType.startsWith('audio/') ? 'Audio' : 'File'
}
