/**
 * The channel on which the popup's last page tells that a try is decided. It carries `{ event }`,
 * the hash of the try's event, which points to the try and gives nothing away.
 */
export const googleChannel = 'foyer-google'
