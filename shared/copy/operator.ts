/** What the operator commands say. Read at a terminal, in English only. */
export const operator = {
  usage: `foyer: operator commands

  firm add --name NAME --site ADDRESS --email ADDRESS [--phone NUMBER] [--time-zone ZONE]
      Adds a firm with its owner. Prints JSON: the widget token and the owner's sign-in.

  site index TOKEN
      Reads the firm's website and builds its index, showing how far it is.

  site questions TOKEN FILE [--ranking]
      Answers the questions of FILE (one a line, or JSON lines with "q"), each in a chat of its own.
      Prints one JSON line for each; --ranking adds the passages that were found.

  billing reconcile
      Compares every subscription with the payment provider's, puts ours right, and prints as JSON
      what differed. A running Foyer does this every night.

They work whether or not Foyer runs. FOYER_DATA names the data folder (./data), and
FETCH_PRIVATE_HOSTS=host:port lets a website on a private address be read.`,
  needs: (what: string) => `This command needs ${what}.`,
  unknown: (words: string) => `There is no command "${words}". Run it without words for the list.`,
  badSite: (text: string) =>
    `"${text}" is not a website address. Write it as in the browser, for example https://www.yourfirm.com.`,
  badZone: (text: string) => `"${text}" is not a time zone. Write it like America/New_York.`,
  emailInUse: 'There is an account with this e-mail address already.',
  unknownToken: 'No firm has this widget token.',
  noSite: 'This firm has no website address.',
  alreadyReading: 'This firm’s website is being read already.',
  failed: (reason: string) => `The website could not be read. ${reason}`,
  privateHint: (host: string) =>
    `To read a website on this machine or network, set FETCH_PRIVATE_HOSTS=${host}.`,
  progress: (state: string, done: number, found: number) => `${state}: ${done} of ${found} pages`,
  read: (pages: number, passages: number, seconds: string) =>
    `Read: ${pages} pages, ${passages} passages, ${seconds} s.`,
  notRead: 'This firm’s website has not been read yet. Run "site index" first.',
  noFile: (file: string) => `The file ${file} cannot be read.`,
} as const
