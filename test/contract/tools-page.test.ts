import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { loadTools } from '../../electron/registry/folders.ts'
import { toolsPage } from '../../electron/registry/tools-page.ts'

test('docs/TOOLS.md says what the tool folders say; `npm run tools-page` writes it anew', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/TOOLS.md'), 'utf8')
  expect(page).toBe(toolsPage(loadTools()))
})
