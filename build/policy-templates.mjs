// `npm run policy-templates`: writes the administrative templates (ADMX, ADML) from the settings table.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { loadSource } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

ensureDependencies()
const { templateFiles } = await loadSource('electron/settings/policy-template.ts')
for (const [name, text] of Object.entries(templateFiles())) {
  const file = path.join(root, 'build', 'policy', name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
