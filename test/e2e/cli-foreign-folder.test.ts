import { chmod, chown, readdir } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { envelopeOf, run, useCommandLine } from './command-line.ts'

const newFolder = useCommandLine()
const [somebody, nobody] = [1_000, 65_534]

test.skipIf(process.geteuid?.() !== 0)(
  'a data folder of another user is refused before anything is written there, whoever may write',
  async () => {
    const folder = await newFolder()
    await chown(folder, somebody, somebody)
    await chmod(folder, 0o777)
    const words = [`--reuid=${String(nobody)}`, `--regid=${String(nobody)}`, '--clear-groups']
    const environment = { HOME: '/nonexistent' }
    const ended = await run(['mode', '--json', '--data', folder], { through: ['setpriv', ...words], environment })
    const error = { code: 'data_folder_unwritable', data: { folder, reason: 'OWNER' } }
    expect(envelopeOf(ended)).toMatchObject({ ok: false, error })
    expect(await readdir(folder)).toEqual([])
  },
)
