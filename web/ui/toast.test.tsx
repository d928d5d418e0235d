import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider, useToast } from './toast.tsx'

const undone = vi.fn()

function Page() {
  const showToast = useToast()
  return (
    <>
      <button type="button" onClick={() => showToast('Marked', { label: 'Undo', run: undone })}>
        Mark
      </button>
      <button type="button" onClick={() => showToast('News')}>
        Tell
      </button>
      <input aria-label="Text" />
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  undone.mockClear()
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a notice', () => {
  it('goes after five seconds, and after eight where it can be undone', async () => {
    press('Tell')
    await wait(4_900)
    expect(screen.getByRole('status').textContent).toBe('News')
    await wait(200)
    expect(screen.getByRole('status').textContent).toBe('')
    press('Mark')
    await wait(7_900)
    expect(screen.getByRole('status').textContent).toBe('Marked')
    await wait(200)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('stays while the focus or the pointer rests on it', async () => {
    press('Mark')
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    await wait(60_000)
    expect(screen.getByRole('button', { name: 'Undo' })).toBe(undo)
    act(() => undo.blur())
    await wait(8_100)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('is undone once, by its button or by the keys that undo everywhere', () => {
    press('Mark')
    const mark = screen.getByRole('button', { name: 'Mark' })
    act(() => mark.focus())
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    press('Undo')
    expect(undone).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(mark)
    press('Mark')
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'z', ctrlKey: true })
    expect(undone).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true })
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true })
    expect(undone).toHaveBeenCalledTimes(2)
  })

  it('lets no news take the place of what can be undone', async () => {
    press('Mark')
    press('Tell')
    expect(screen.getByRole('status').textContent).toBe('Marked')
    await wait(8_100)
    expect(screen.getByRole('status').textContent).toBe('News')
  })
})
