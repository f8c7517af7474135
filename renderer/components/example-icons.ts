import type { ExampleName } from '../../shared/domain/example.ts'
import type { IconName } from './icon-shapes.ts'

/** What each example is about, as a picture. */
export const exampleIcons = {
  print: 'printer',
  wifi: 'wifi',
  slow: 'gauge',
  disk: 'disk',
  mail: 'mail',
  sound: 'sound',
} as const satisfies Record<ExampleName, IconName>
