import css from '@foyer/chat/later.css?inline'
import { wear } from './wear.ts'

export { DeleteBar } from '@foyer/chat/delete-bar.tsx'
export { IntakePanel } from '@foyer/chat/intake-panel.tsx'
export { WayButtons } from '@foyer/chat/way-buttons.tsx'
export { WayWaiting } from '@foyer/chat/way-waiting.tsx'

wear(css)
