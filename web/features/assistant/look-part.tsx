import { assistantView as copy } from '@foyer/shared/copy/assistant-view.ts'
import { launcherPositions } from '@foyer/shared/facts/assistant.ts'
import { adviseColor, isColor } from '@foyer/shared/rules/colour-contrast.ts'
import { useId } from 'react'
import { FormField } from '#web/ui/form-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { LogoField } from './logo-field.tsx'
import { Part } from './part.tsx'
import type { AssistantForm } from './use-assistant-form.ts'

const positions = launcherPositions.map((value) => ({ value, text: copy.positions[value] }))

/** Colour, logo, and where the button stands. */
export function LookPart({ form, logoUrl }: { form: AssistantForm; logoUrl: string | null }) {
  const { draft, change, problemOf } = form
  const id = useId()
  const color = draft.colorPrimary
  return (
    <Part title={copy.look}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-medium">
            {copy.color}
          </label>
          <input
            id={id}
            type="color"
            className="h-11 w-16 rounded border border-line-strong bg-raised p-1"
            value={isColor(color) ? color : '#000000'}
            onChange={(event) => change({ colorPrimary: event.target.value })}
          />
        </div>
        <FormField
          label={copy.colorCode}
          hint={<Advice color={color} />}
          problem={problemOf('colorPrimary')}
          spellCheck={false}
          maxLength={7}
          value={color}
          onChange={(event) => change({ colorPrimary: event.target.value.trim() })}
        />
      </div>
      <LogoField logoUrl={logoUrl} />
      <RadioGroup
        label={copy.position}
        name="position"
        options={positions}
        value={draft.launcherPosition}
        onChange={(launcherPosition) => change({ launcherPosition })}
      />
    </Part>
  )
}

/** How the colour does, before a visitor has to find out. */
function Advice({ color }: { color: string }) {
  if (!isColor(color)) return null
  const { textRatio, light, dark } = adviseColor(color)
  return (
    <output className="grid gap-0.5">
      <span>{copy.colorText(textRatio.toFixed(1))}</span>
      {!light.passesShapes && <span className="text-caution">{copy.colorLostLight}</span>}
      {!dark.passesShapes && <span className="text-caution">{copy.colorLostDark}</span>}
      {light.passesShapes && dark.passesShapes && <span>{copy.colorGood}</span>}
    </output>
  )
}
