import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { electronPath, hookedApp, isRoot, root } from './launch.ts'
import { noOwnNetwork, runInOwnNetwork, type SeenStage, type Stage } from './own-network.ts'
import { attackFromPage } from './page-attacks.ts'
import { removeFolder } from './remove-folder.ts'

const outside = { domain: 'attack.example', address: '203.0.113.9' }
const startMs = 9_000
const attackMs = 45_000
const lookUp = "require('node:dns').lookup('control.example', () => require('node:net').connect(443, '203.0.113.8'))"

const reason = noOwnNetwork()

describe.skipIf(reason !== null)(
  `the app in offline mode, in a network of its own${reason === null ? '' : ` (${reason})`}`,
  () => {
    const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'deskmedic-silence-'))
    const [dataFolder, unguardedFolder] = [newFolder(), newFolder()]
    let seen: readonly SeenStage[] = []

    const appStage = (name: string, more: Partial<Stage> = {}, { folder = root, data = dataFolder } = {}): Stage => ({
      name,
      command: electronPath(),
      args: [
        ...(isRoot() ? ['--no-sandbox'] : []),
        folder,
        '--data',
        data,
        '--target',
        'simulated',
        '--mode',
        'offline',
      ],
      environment: {},
      forMs: startMs,
      ...more,
    })
    const attacked = (name: string, data: string, environment: Readonly<Record<string, string>>): Stage => {
      const hook = hookedApp('attack-page.cjs', data)
      const attack = `(${String(attackFromPage)})(${JSON.stringify(outside)})`
      const own = { ...hook.environment, DESKMEDIC_TEST_ATTACK: attack, ...environment }
      return appStage(name, { environment: own, forMs: attackMs }, { folder: hook.folder, data })
    }
    const stage = (name: string): SeenStage => {
      const found = seen.find((each) => each.name === name)
      if (found === undefined) throw new Error(`there is no stage ${name}`)
      return found
    }
    const left = ({ packets, kinds, names }: SeenStage) => ({ packets, kinds, names: [...new Set(names)] })

    beforeAll(async () => {
      const guarded = [
        { name: 'a plain process', command: process.execPath, args: ['-e', lookUp], environment: {}, forMs: 4_000 },
        appStage('first start'),
        appStage('second start'),
        attacked('attack', dataFolder, {}),
      ]
      const unguarded = [attacked('attack without guard', unguardedFolder, { DESKMEDIC_TEST_UNGUARDED: '1' })]
      // Mostly they wait for what may come: in two networks they wait at the same time.
      seen = (await Promise.all([guarded, unguarded].map((stages) => runInOwnNetwork(stages)))).flat()
    })
    afterAll(async () => {
      await Promise.all([dataFolder, unguardedFolder].map((folder) => removeFolder(folder)))
    })

    it('would show a name and a packet: those of a plain process are seen', () => {
      const { packets, names } = stage('a plain process')
      expect(names).toContain('control.example')
      expect(packets).toBeGreaterThan(2)
    })

    it.each(['first start', 'second start'])('asks for no name and sends no packet: %s', (name) => {
      expect([stage(name).code, left(stage(name))]).toEqual(['stopped', { packets: 0, kinds: {}, names: [] }])
    })

    it('sends nothing for a complaint, nor for a page that was taken over', () => {
      const { said } = stage('attack')
      expect(said).toContain('checked\n')
      expect(said).toContain('tried ["dnsprefetch"')
      expect(left(stage('attack'))).toEqual({ packets: 0, kinds: {}, names: [] })
    })

    it('would show what such a page sends: without the guard its names and packets are seen', () => {
      const { packets, names } = left(stage('attack without guard'))
      for (const way of ['dnsprefetch', 'turn', 'turntcp']) expect(names).toContain(`${way}.${outside.domain}`)
      expect(packets).toBeGreaterThan(50)
    })
  },
)
