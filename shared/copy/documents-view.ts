import type { DocumentFilter } from '../facts/request-statuses.ts'

/** The list of documents and the place of an opened one (specification 2, section 2). */
export const documentRoom = {
  title: 'Documents Received',
  loading: 'Loading documents',
  loadFailed: 'Failed to load documents',
  showing: (from: number, to: number, total: number): string =>
    `Showing ${from} to ${to} of ${total} documents`,
  item: 'Document',
  nothingOpen: 'Choose a document to see it here',
  backToList: 'All documents',
} as const

/** Sentences of the list. */
export const documentList = {
  search: 'Search by filename',
  filter: 'Status',
  details: 'View Details',
  nameless: 'File without a name',
  withdrawn: 'WITHDRAWN',
  shortId: (id: string): string => `ID ${id}`,
  download: 'Download',
  downloading: 'Downloading…',
  empty: 'No documents found',
  emptyText: 'Files that visitors send from the chat appear here, with the name of who sent them.',
  emptyHow: 'To make the first one arrive, put the chat on your website and send a file yourself.',
  emptyAction: 'Get the snippet',
  emptyFiltered: 'None of your documents has this status.',
  emptySearch: (text: string): string => `No file name matches “${text}” here.`,
  arrived: (name: string): string => `New document: ${name}`,
  arrivedMany: (count: number): string => `${count} new documents`,
} as const

/** The status filter, in its order. */
export const documentFilterNames = {
  all: 'All',
  processed: 'Processed',
  unprocessed: 'Unprocessed',
} as const satisfies Record<DocumentFilter, string>

/** How far a document is, where it cannot be had yet or any more. */
export const documentStates = {
  checking: 'Being checked',
  checkingWhy: 'It can be downloaded once it has been checked. This takes a moment.',
  infected: 'Removed: a virus was found',
  infectedWhy: 'The file is gone and cannot be downloaded. Ask the sender for a clean copy.',
} as const

/** The box about whoever sent a file. */
export const clientInformation = {
  title: 'Client Information',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} as const

/** Sentences of an opened document. */
export const documentDetail = {
  loading: 'Loading the document',
  loadFailed: 'Failed to load this document',
  /** What somebody is called in a letter who gave no name. */
  nameless: 'Sir or Madam',
  description: 'Description',
  noDescription: 'No description was given.',
  excerpt: 'How the text begins',
  caution: 'Open it with the same care as any file from somebody you do not know yet.',
  withdrawnTitle: 'The visitor has withdrawn this document',
  withdrawnText:
    'It had already been delivered to you. Treat what you received as withdrawn, and take your own advice on what you may keep.',
} as const

/** A failed download (specification 2, section 8). */
export const documentDownload = {
  failed: 'Failed to download document. Please try again.',
  dismiss: 'Dismiss',
} as const
