// `npm run tools-page`: writes docs/TOOLS.md from the tool folders.
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { loadSource } from './load-source.mjs'
import { ensureDependencies, root } from './setup.mjs'

ensureDependencies()
const { toolsPage } = await loadSource('electron/registry/tools-page.ts')
const { loadTools } = await loadSource('electron/registry/folders.ts')
writeFileSync(path.join(root, 'docs', 'TOOLS.md'), toolsPage(loadTools()))
