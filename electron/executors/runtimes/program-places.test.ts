import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { afterAll, expect, test } from 'vitest'

import { never, systemStarter } from '../../../test/fakes/script-host-fixture.ts'
import { systemTimers } from '../../kernel/timers.ts'
import { createProgramRunner } from '../process/run-program.ts'
import { programDiskHere } from './program-disk.ts'
import { createProgramFinder } from './program-finder.ts'
import { findProgram, type SearchDeps } from './program-places.ts'
import { trustedOnPosix, trustedOnWindows } from './trusted-place.ts'

const programFiles = 'C:\\Program Files'
const environment = {
  ProgramFiles: programFiles,
  LOCALAPPDATA: 'C:\\Users\\kim\\AppData\\Local',
  Path: ';.;bin;C:work;\\\\server\\share;C:\\tools;C:\\Users\\kim\\scoop\\shims;D:\\work\\project\\bin',
}

/** A Windows PC with these files; folders that are not named here are writable by others. */
function windowsWith(files: readonly string[], more: Partial<SearchDeps> & { readonly elevated?: boolean } = {}) {
  const judged: string[] = []
  const deps: SearchDeps = {
    platform: 'win32',
    environment,
    currentFolder: 'C:\\Users\\kim\\Downloads',
    workspaces: () => ['D:\\work'],
    disk: {
      names: (folder) => {
        const inside = files.filter((file) => file.startsWith(`${folder}\\`))
        return Promise.resolve(inside.map((file) => file.slice(folder.length + 1).split('\\')[0] ?? ''))
      },
      realFile: (path) => Promise.resolve(files.includes(path) ? path : null),
    },
    isTrusted: trustedOnWindows({
      environment,
      home: 'C:\\Users\\kim',
      isElevated: () => Promise.resolve(more.elevated === true),
      rights: {
        judge: (path) => {
          judged.push(path)
          return Promise.resolve(path.startsWith('C:\\tools') || path.includes('Users') ? 'open' : 'closed')
        },
      },
    }),
    ...more,
  }
  return { deps, judged }
}

test.each<[string, readonly string[], string | null]>([
  ['where it is installed', [`${programFiles}\\Git\\cmd\\git.exe`], `${programFiles}\\Git\\cmd\\git.exe`],
  ['in the own folder', ['C:\\Users\\kim\\scoop\\shims\\git.exe'], 'C:\\Users\\kim\\scoop\\shims\\git.exe'],
  ['in a folder that every account writes', ['C:\\tools\\git.exe'], null],
  ['in a workspace', ['D:\\work\\project\\bin\\git.exe'], null],
  ['in the current folder', ['C:\\Users\\kim\\Downloads\\git.exe', 'git.exe', '.\\git.exe', 'bin\\git.exe'], null],
  ['on a server', ['\\\\server\\share\\git.exe'], null],
  ['as a batch file', [`${programFiles}\\Git\\cmd\\git.cmd`, 'C:\\Users\\kim\\scoop\\shims\\git.bat'], null],
])('on Windows, git %s', async (_, files, expected) => {
  expect(await findProgram('git', windowsWith(files).deps)).toBe(expected)
})

test('a workspace or the current folder gives no program, also where a variable names it', async () => {
  const own = 'C:\\Users\\kim\\scoop\\shims\\git.exe'
  for (const more of [
    { workspaces: () => ['c:\\users\\KIM\\scoop'] },
    { currentFolder: 'C:\\Users\\kim\\scoop\\shims\\' },
  ])
    expect(await findProgram('git', windowsWith([own], more).deps)).toBeNull()
  // A folder further up is not the folder of the program.
  expect(await findProgram('git', windowsWith([own], { currentFolder: 'C:\\Users\\kim' }).deps)).toBe(own)
})

test('with administrator rights the rights of each place are read, and the own folder gives nothing', async () => {
  const own = 'C:\\Users\\kim\\scoop\\shims\\git.exe'
  expect(await findProgram('git', windowsWith([own], { elevated: true }).deps)).toBeNull()
  const { deps, judged } = windowsWith([`${programFiles}\\Git\\cmd\\git.exe`], { elevated: true })
  expect(await findProgram('git', deps)).not.toBeNull()
  expect(judged).toEqual([`${programFiles}\\Git\\cmd\\git.exe`])
})

test('of several versions of Python the newest is taken, and no folder with another name', async () => {
  const at = (folder: string): string => `${programFiles}\\${folder}\\python.exe`
  const files = ['Python39', 'Python312', 'Python313', 'Python3x', 'Python27'].map(at)
  expect(await findProgram('python3', windowsWith(files).deps)).toBe(at('Python313'))
})

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'programs-')))
afterAll(() => rmSync(folder, { recursive: true }))

test.skipIf(getuid === undefined)('on POSIX a place counts that no other account writes', async () => {
  const isTrusted = trustedOnPosix(getuid?.() ?? 0)
  const open = join(folder, 'open')
  const closed = join(folder, 'closed')
  for (const place of [open, closed]) {
    mkdirSync(place)
    writeFileSync(join(place, 'git'), '#!/bin/sh\necho git version 9.8.7\n', { mode: 0o755 })
  }
  chmodSync(open, 0o777)
  symlinkSync(join(closed, 'git'), join(folder, 'link'))
  expect(await isTrusted(join(closed, 'git'))).toBe(true)
  expect(await isTrusted(join(open, 'git'))).toBe(false)
  expect(await isTrusted(join(folder, 'link'))).toBe(false)
  // What belongs to root is as good as what belongs to the account itself.
  if (getuid?.() === 0) chownSync(join(closed, 'git'), 4_321, 4_321)
  expect(await trustedOnPosix(12_345)(join(closed, 'git'))).toBe(false)
  expect(await trustedOnPosix(4_321)(join(closed, 'git'))).toBe(getuid?.() === 0)
  chmodSync(join(closed, 'git'), 0o775)
  expect(await trustedOnPosix(4_321)(join(closed, 'git'))).toBe(false)
})

test.skipIf(getuid === undefined)(
  'what is found tells its version when it is asked, and one that went is forgotten',
  async () => {
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    const write = (name: string, says: string): void =>
      writeFileSync(join(bin, name), `#!/bin/sh\n${says}\n`, { mode: 0o755 })
    write('node', 'echo v22.1.0; exit 0')
    write('pwsh', 'sleep 60')
    write('python3', 'echo Python 2.7.18 >&2')
    const deps = { environment: {}, cwd: '/', timers: systemTimers, oemCodePage: () => null }
    const finder = createProgramFinder({
      platform: 'linux',
      environment: { PATH: `${bin}:relative:` },
      currentFolder: homedir(),
      workspaces: () => [],
      // Only what this test has put there.
      disk: {
        ...programDiskHere,
        realFile: (path) => (path.startsWith(bin) ? programDiskHere.realFile(path) : nothing),
      },
      isTrusted: trustedOnPosix(getuid?.() ?? 0),
      programs: createProgramRunner({ ...deps, startProcess: systemStarter }),
      versionLimitMs: 500,
    })
    expect(finder.known()).toEqual({})
    expect(Object.values(await finder.find()).map(({ version }) => version)).toEqual([null, null, null])
    expect(await finder.readVersions(never)).toEqual({
      node: { path: join(bin, 'node'), version: '22.1.0' },
      powershell7: { path: join(bin, 'pwsh'), version: null },
    })
    rmSync(join(bin, 'node'))
    expect(Object.keys(await finder.readVersions(never))).toEqual(['powershell7'])
  },
)

const nothing = Promise.resolve(null)
