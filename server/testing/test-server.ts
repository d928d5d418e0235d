/** Database that every test database is copied from. */
export const template = 'foyer_template'

/** The secret of every test process; logins of one server share the passwords made from it. */
export const testSecret = 'a secret that only the tests use, 32+'

/** The PostgreSQL that global-setup.ts started. */
export type TestServer = {
  host: string
  port: number
  superuser: { user: string; password: string }
}
