import type { FeatureId } from '@foyer/shared/copy/public/features.ts'
import type { ComponentType } from 'react'
import {
  MarkAnswer,
  MarkBrand,
  MarkCapture,
  MarkDeliver,
  MarkRules,
  MarkSchedule,
  MarkSetup,
} from '../art/marks.tsx'

/** The mark of each feature. */
export const featureMarks: Readonly<Record<FeatureId, ComponentType>> = {
  answers: MarkAnswer,
  leads: MarkCapture,
  scheduling: MarkSchedule,
  delivery: MarkDeliver,
  branding: MarkBrand,
  rules: MarkRules,
  setup: MarkSetup,
}
