import { blendWithin } from './blend.ts'
import { enliven } from './enliven.ts'
import { prefetchOnIntent } from './prefetch.ts'

enliven(document)
prefetchOnIntent()
blendWithin()
