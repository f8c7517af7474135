import { expect, test } from 'vitest'

import { internetDownload, internetService, ownNetwork, placementOf, thisPc } from '../../contract/presets.ts'
import { fakeTool } from '../../../test/fakes/fake-tool.ts'
import { definitionOf } from './tool-definitions.ts'

test.each([
  ['this PC alone', thisPc, 'text [agent: runs on this PC]'],
  ['the own network', ownNetwork, 'text [agent: runs on this PC, asks a computer of the own network]'],
  ['the internet', internetService, 'text [agent: runs on this PC, asks a service on the internet]'],
  ['a download', internetDownload, 'text [agent: runs on this PC, fetches from the internet]'],
])('a model is told where a tool runs and whom it asks: %s', (_what, placement, description) => {
  expect(definitionOf(fakeTool({ placement: placementOf(placement, []) })).description).toBe(description)
})
