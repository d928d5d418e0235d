/**
 * What Foyer says in the terminal while it starts, and the one sentence it stops with when it
 * cannot. Read by the person who runs it, so in English only.
 */
export const start = {
  copyingDatabase: 'Unpacking the database (once per version).',
  creatingDatabase: 'Creating the database.',
  endingOldDatabase: 'Ending a database that an interrupted Foyer left running.',
  recoveringDatabase: 'The database is recovering after an interrupted run. This can take a while.',
  databaseElsewhere: (folder: string, elsewhere: string) =>
    `PostgreSQL does not run as root and its account cannot reach ${folder}, so the database is kept in ${elsewhere}.`,
} as const

/** The sentence for each reason not to start. */
export const startRefusals = {
  'port-busy': (port: number) =>
    `Port ${port} is in use by another program. Stop it, or choose another first port with PORT.`,
  'port-forbidden': (port: number) =>
    `Foyer may not listen on port ${port}. Choose another first port with PORT, above 1024.`,
  'newer-schema': () =>
    'The database was last used by a newer Foyer. Start that one, or choose another folder or database.',
  'database-away': (reason: string) =>
    `The database named by DATABASE_URL does not answer: ${reason}. Check the address and that it runs.`,
  'database-not-migrated': (reason: string) =>
    `The database named by DATABASE_URL could not be brought to this version: ${reason}. Its owner must be allowed to create roles and schemas.`,
  'not-built': () => 'Foyer is not built yet. Run npm start, or npm run build first.',
  'folder-in-use': (folder: string, pid: number) =>
    `The data folder ${folder} is in use by a running Foyer (process ${pid}). Stop it first, or choose another folder with FOYER_DATA.`,
  'folder-not-writable': (folder: string) =>
    `Foyer cannot write to the data folder ${folder}. Make it writable, or choose another folder with FOYER_DATA.`,
  'folder-not-reachable': (folder: string, account: string) =>
    `PostgreSQL does not run as root, and the account ${account} cannot reach ${folder}. Choose a folder it can reach with FOYER_DATA, for example /var/lib/foyer.`,
  'no-account': () =>
    'PostgreSQL does not run as root, and this machine has no account "postgres" or "nobody" for it. Start Foyer as an ordinary user, or set DATABASE_URL.',
  'no-binary': (platform: string) =>
    `There is no embedded PostgreSQL for this machine (${platform}). Set DATABASE_URL to a PostgreSQL 15 to 18.`,
  'other-version': (folder: string, found: string, needed: string) =>
    `The database in ${folder} was made by PostgreSQL ${found} and this Foyer runs PostgreSQL ${needed}. Start the Foyer that made it and move the data with pg_dump, or choose another folder with FOYER_DATA.`,
  'password-missing': (file: string, folder: string) =>
    `The file ${file} with the database password is missing. Put it back from a backup, or remove ${folder} to begin with an empty database.`,
  'secret-damaged': (file: string) =>
    `The file ${file} does not hold the installation's secret. Put it back from a backup; without it the sign-ins and keys in the database cannot be used.`,
  'socket-folder-taken': (folder: string) =>
    `The folder ${folder} for the database socket belongs to somebody else. Remove it, or choose a shorter data folder with FOYER_DATA.`,
  'database-not-created': (reason: string) => `The database could not be created: ${reason}`,
  'database-not-started': (log: string, reason: string) =>
    `The database did not start. Its log is ${log}, and its last words were: ${reason}`,
} as const satisfies Record<string, (...values: never[]) => string>

export type StartRefusalReason = keyof typeof startRefusals
