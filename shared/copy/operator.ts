/** What the operator commands say. Read at a terminal, in English only. */
export const operator = {
  usage: `foyer: operator commands

  firm add --name NAME --site ADDRESS --email ADDRESS [--phone NUMBER] [--time-zone ZONE]
      Adds a firm with its owner. Prints JSON: the widget token and the owner's sign-in.

  firm list
      Prints every firm as a JSON line: its id, its name, its widget token, the addresses its owners
      sign in with, and how its plan stands.

  firm export FIRM [--to FOLDER]
      Writes everything that is kept of a firm and its visitors into a new folder: JSON, and the files
      that visitors sent. FIRM is its widget token, its id, or the address that somebody signs in with.

  firm delete FIRM [--yes NAME]
      Ends the firm's plan, and deletes the firm, its people's accounts, its visitors' conversations and
      their files. It asks for the firm's name first; --yes gives it where nobody can be asked.

  account export EMAIL
  account delete EMAIL
      Prints or deletes what is kept of somebody who signed up and has no firm yet.

  conversation delete ID
      Deletes one conversation with its lead, messages, requests and files. ID is the end of its address
      in the dashboard.

  site index TOKEN
      Reads the firm's website and builds its index, showing how far it is.

  site questions TOKEN FILE [--ranking]
      Answers the questions of FILE (one a line, or JSON lines with "q"), each in a chat of its own.
      Prints one JSON line for each; --ranking adds the passages that were found.

  billing reconcile
      Compares every subscription with the payment provider's, puts ours right, and prints as JSON
      what differed. A running Foyer does this every night.

  contact list
      Prints what came in by the contact form as JSON lines, the newest 200 first, and whether each was
      "delivered" to CONTACT_EMAIL, is "waiting", or was "refused" by the mail server for good.

  contact drop ID
      Deletes a message of the contact form. ID is the "messageId" in that list.

They work whether or not Foyer runs. FOYER_DATA names the data folder (./data), and
FETCH_PRIVATE_HOSTS=host:port lets a website on a private address be read.`,
  needs: (what: string) => `This command needs ${what}.`,
  unknown: (words: string) => `There is no command "${words}". Run it without words for the list.`,
  badOption: (reason: string) => `This command cannot be read: ${reason}.`,
  aFirm: 'a firm: its widget token, its id, or the address that somebody signs in with',
  aToken: 'a widget token',
  aFile: 'a file of questions',
  aConversation: 'the id of a conversation',
  aMessage: 'the id of a message',
  anAddress: 'an e-mail address',
  badId: (text: string) =>
    `"${text}" is not an id. An id is 32 letters and digits with hyphens between.`,
  unknownFirm: 'There is no such firm.',
  folderTaken: (folder: string) =>
    `There is something in the place of ${folder} already. Name another folder with --to.`,
  exported: (name: string, folder: string) => `Everything that is kept of ${name} is in ${folder}.`,
  stillChecked:
    'Some files are still being checked and are not in it; export again in a while. They are listed under "missing".',
  deletesFirm: (name: string) =>
    `This ends the plan of ${name} and deletes the firm with its accounts, conversations and files, for good.`,
  typeName: 'Type the name of the firm to delete it: ',
  needsYes: (name: string) =>
    `Nobody can be asked here. To delete this firm, add --yes ${JSON.stringify(name)}.`,
  otherName: 'That is not the name of the firm. Nothing was deleted.',
  firmDeleted: (name: string) =>
    `${name} is deleted. Backups still hold it until newer ones replace them.`,
  accountsElsewhere:
    'Accounts under "accountsElsewhere" are kept by Firebase: delete them in its console.',
  unknownConversation: 'There is no such conversation.',
  conversationDeleted:
    'The conversation is deleted. What the firm has in its mailbox and its calendar stays there.',
  unknownMessage: 'There is no such message.',
  contactDropped: 'The message is deleted. If it was delivered, it is in your mailbox still.',
  unknownPerson: 'Nobody has signed up with this address.',
  hasFirm: (name: string) =>
    `This person belongs to ${name}. Use the commands that begin with "firm".`,
  personDeleted: 'The account is deleted, with the answers given while signing up.',
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

/** What lies beside the files of a firm's copy. */
export const copyReadme = (name: string): string => `Everything that Foyer keeps of ${name}.

firm.json          the firm and what it set; its logo lies beside it, if it has one
members.json       its people, their accounts, and what they were asked when they signed up
recipients.json    who else hears of what visitors leave
questions.json     questions that visitors asked, and the firm's own answers
counts.json        how many chats, leads, messages, requests and documents came, by day
model-use.json     what the language model took, by day, where there is one
billing.json       the plan, and what the payment processor told of it
website.json       the pages of the firm's website; the text of each is in website/
conversations/     one file for each conversation: what was said, what came of it,
                   and what a language model was sent of it
documents/         files that visitors sent, named by the id that stands in their conversation
chats-without-notice.json
                   chats whose notice nobody accepted; nothing was written in them

Times are in UTC. Whoever can read this can read what visitors told the firm: keep it accordingly.
`
