import { describe, expect, test } from 'vitest'

import { asWritten } from '../../../../test/fakes/console-bytes.ts'
import { parseNetworks } from './netsh.ts'
import { type FakeNetwork, fakeNetworkPorts } from '../../../../test/fakes/fake-network-ports.ts'
import { portable } from './portable.ts'
import { tool } from './tool.ts'

describe('networks in reach', () => {
  const first = '00:00:5e:00:53:aa'
  const second = '00:00:5e:00:53:ab'

  const english = `
Interface name : Wi-Fi
There are 2 networks currently visible.

SSID 1 : Office
    Network type            : Infrastructure
    Authentication          : WPA2-Personal
    Encryption              : CCMP
    BSSID 1                 : ${first}
         Signal             : 88%
         Radio type         : 802.11ax
         Channel            : 44
         Basic rates (Mbps) : 6 12 24
         Other rates (Mbps) : 9 18 36 48 54
    BSSID 2                 : ${second}
         Signal             : 31%
         Radio type         : 802.11n
         Channel            : 6
         Basic rates (Mbps) : 1 2 5.5 11

SSID 2 :
    Network type            : Infrastructure
    Authentication          : Open
    Encryption              : None
    BSSID 1                 : 00:00:5E:00:53:AC
         Signal             : 5%
         Radio type         : 802.11g
         Channel            : 11
`

  const german11 = `
Schnittstellenname : WLAN
Momentan sind 1 Netzwerke sichtbar.

SSID 1 : Büro 5
    Netzwerktyp             : Infrastruktur
    Authentifizierung       : WPA2-Personal
    Verschlüsselung         : CCMP
    BSSID 1                 : ${first}
         Signal             : 88%
         Funktyp            : 802.11ax
         Band               : 5 GHz
         Kanal              : 44
         Hash-to-Element    : Unterstützt
         Bss-Auslastung:
             Verbundene Stationen:         3
             Kanalnutzung:                 16 (6 %)
         QoS MSCS unterstützt   : 0
`

  const korean = `
인터페이스 이름 : Wi-Fi
현재 1개의 네트워크를 사용할 수 있습니다.

SSID 1 : 사무실
    네트워크 종류            : 인프라
    인증                    : WPA2-개인
    암호화                  : CCMP
    BSSID 1                 : ${first}
         신호               : 70%
         송수신 장치 종류    : 802.11ac
         채널               : 149
`

  const chinese = `
接口名称 : WLAN
当前有 1 个网络可见。

SSID 1 : 办公室
    Network type            : 结构
    身份验证                : WPA2 - 个人
    加密                    : CCMP
    BSSID 1                 : ${first}
         信号               : 99%
         无线电类型         : 802.11n
         频道               : 1
`

  const read = (stdout: string, exitCode = 0) => parseNetworks({ stdout: stdout.replaceAll('\n', '\r\n'), exitCode })

  test('access points are read by the shape of their values, whatever the language and the build', () => {
    expect(read(english)).toEqual([
      { ssid: 'Office', bssid: first, signalPct: 88, channel: 44 },
      { ssid: 'Office', bssid: second, signalPct: 31, channel: 6 },
      { ssid: null, bssid: '00:00:5e:00:53:ac', signalPct: 5, channel: 11 },
    ])
    expect(read(german11)).toEqual([{ ssid: 'Büro 5', bssid: first, signalPct: 88, channel: 44 }])
    expect(read(korean)).toEqual([{ ssid: '사무실', bssid: first, signalPct: 70, channel: 149 }])
    expect(read(chinese)).toEqual([{ ssid: '办公室', bssid: first, signalPct: 99, channel: 1 }])
  })

  test('an access point without strength or channel is left out, not made up', () => {
    expect(read(korean.replace(/.*채널.*\n/, ''))).toBeNull()
    expect(read(german11.replace(/.*Kanal .*\n/, ''))).toBeNull()
  })

  test('what cannot be read is unknown', () => {
    expect(read(english, 1)).toBeNull()
    expect(read('The Wireless AutoConfig Service (wlansvc) is not running.\n')).toBeNull()
    expect(read('')).toBeNull()
  })

  test.each([
    ['en', english],
    ['de', german11],
    ['ko', korean],
    ['zh', chinese],
  ] as const)('the code page of the PC changes nothing: %s', (language, text) => {
    expect(read(text)).not.toBeNull()
    for (const stdout of asWritten(text, language)) expect(read(stdout)).toEqual(read(text))
  })

  test('a long list is cut', () => {
    const one = (index: number): string =>
      korean.replace(first, `00:00:5e:00:${index.toString(16).padStart(2, '0')}:00`)
    expect(read(Array.from({ length: 80 }, (_, index) => one(index)).join('\n'))).toHaveLength(60)
  })
})

describe('on any computer', () => {
  const { signal } = new AbortController()

  async function check(fake: FakeNetwork): Promise<Record<string, unknown>> {
    return tool.result().parse(await portable.run({ args: {}, ports: fakeNetworkPorts(fake), signal }))
  }

  const folders = {
    '/sys/class': ['net'],
    '/sys/class/net': ['eth0', 'wlan0'],
    '/sys/class/net/eth0': ['operstate'],
    '/sys/class/net/wlan0': ['operstate', 'phy80211'],
  }
  const up = { '/sys/class/net/wlan0/operstate': 'up\n' }

  test('the connection is what the network manager tells', async () => {
    const wifi = [
      {
        iface: 'wlan0',
        ssid: 'home',
        bssid: '02:fc:00:00:00:01',
        channel: 36,
        quality: 71.6,
        txRate: 400,
        security: 'WPA2',
      },
    ]
    expect(await check({ folders, files: up, wifi, programs: ['NetworkManager'] })).toMatchObject({
      adapterName: 'wlan0',
      hasAdapter: true,
      connected: true,
      ssid: 'home',
      channel: 36,
      signalPct: 72,
      txMbps: 400,
      rxMbps: null,
      service: 'Running',
    })
    expect(await check({ folders, files: up })).toMatchObject({ connected: true, ssid: null, signalPct: null })
  })

  test('no connection is told apart from no answer', async () => {
    const wired = { ...folders, '/sys/class/net': ['eth0'] }
    const down = { '/sys/class/net/wlan0/operstate': 'down\n' }
    expect(await check({ folders: wired })).toMatchObject({ hasAdapter: null, connected: null })
    expect(await check({ folders, files: down })).toMatchObject({ hasAdapter: true, connected: false })
    expect(await check({ folders })).toMatchObject({ hasAdapter: true, connected: null })
    expect(await check({})).toMatchObject({ hasAdapter: null, connected: null })
  })
})
