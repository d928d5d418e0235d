import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'

/** What the log writes of an error, as one line. */
function lineOf(error: unknown): string {
  const lines: string[] = []
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'unexpected')
  return lines.join('')
}

describe('the log', () => {
  it('tells of a failed query which one and why, and nothing of what it carried', () => {
    const cause = new pg.DatabaseError('invalid input syntax: "ana@example.com"', 5, 'error')
    Object.assign(cause, {
      code: '22021',
      table: 'turns',
      detail: 'Key (email)=(ana@example.com) already exists.',
    })
    const query = 'insert into "turns" ("text") values ($1)'
    const line = lineOf(
      new DrizzleQueryError(query, ['I am Ana, 313-555-0147\n    at home'], cause),
    )
    expect(line).not.toMatch(/Ana|ana@|313-555|at home/)
    const { err } = JSON.parse(line)
    expect(err).toMatchObject({ type: 'DrizzleQueryError', query })
    expect(err.cause).toMatchObject({ type: 'DatabaseError', code: '22021', table: 'turns' })
    expect(err.stack).toContain('log.test.ts')
  })

  it('does not repeat what an error quotes of its input', () => {
    let thrown: unknown
    try {
      JSON.parse('my name is Ana')
    } catch (error) {
      thrown = error
    }
    const line = lineOf(new Error('reading what Ana wrote', { cause: thrown }))
    expect(line).not.toContain('Ana')
    expect(JSON.parse(line).err.cause.type).toBe('SyntaxError')
  })

  it('keeps the message of a slip in our own code', () => {
    const line = lineOf(new TypeError("Cannot read properties of undefined (reading 'slots')"))
    expect(JSON.parse(line).err.message).toContain("reading 'slots'")
  })

  it('survives what is no error, and causes that go in a circle', () => {
    expect(JSON.parse(lineOf('I am Ana')).err).toEqual({ type: 'string' })
    const error = new Error('one')
    error.cause = error
    expect(JSON.parse(lineOf(error)).err.type).toBe('Error')
  })
})
