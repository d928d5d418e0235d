import { describe, expect, it } from 'vitest'
import { leadRoom } from '../copy/leads.ts'
import { nearestPage, pageWindow } from './pagination.ts'

describe('pagination (specification 2, sections 2 and 9)', () => {
  it.each([
    { page: 1, total: 45, from: 1, to: 20 },
    { page: 3, total: 45, from: 41, to: 45 },
    { page: 1, total: 3, from: 1, to: 3 },
    { page: 1, total: 0, from: 0, to: 0 },
    { page: 4, total: 45, from: 0, to: 0 },
  ])('page $page of 20 each out of $total shows $from to $to', ({ page, total, from, to }) => {
    expect(pageWindow(page, 20, total)).toEqual({ from, to })
  })

  it('is said as the specification says it', () => {
    const { from, to } = pageWindow(2, 20, 45)
    expect(leadRoom.showing(from, to, 45)).toBe('Showing 21 to 40 of 45 leads')
  })

  it.each([
    [3, 2, 2],
    [1, 0, 1],
    [0, 5, 1],
    [2, 5, 2],
  ])('page %i where there are %i goes to %i', (page, totalPages, nearest) => {
    expect(nearestPage(page, totalPages)).toBe(nearest)
  })
})
