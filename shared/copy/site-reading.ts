/** Why a reading of a firm's site came to nothing, where the site itself was reached. */
export const siteReading = {
  nothingReadable:
    'None of the pages of your website could be read. The list of pages says why for each.',
  stopped: 'The reading was stopped before it was complete. Read the site again.',
  brokeOff:
    'Something went wrong on our side while your website was read. The answers of before stay in use. Read the site again.',
} as const

/** What the server answers once the address of the firm's website was changed. */
export const siteAddressSaved = {
  removed:
    'Your website was removed. The assistant goes on taking details, without answers from your pages.',
} as const
