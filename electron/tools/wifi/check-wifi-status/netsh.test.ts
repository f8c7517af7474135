import { expect, test } from 'vitest'

import { asWritten } from '../../../../test/fakes/console-bytes.ts'
import { parseInterfaces } from './netsh.ts'

const guid = '0b1e2d3c-4455-6677-8899-aabbccddeeff'
const own = '00:00:5e:00:53:01'
const accessPoint = '00:00:5e:00:53:aa'

/** `label : value` lines as netsh lays them out. */
function lines(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([label, value]) => `    ${label.padEnd(22)} : ${value}`).join('\r\n')
}

const english = lines([
  ['Name', 'Wi-Fi'],
  ['Description', 'Example Wi-Fi 6: 160MHz'],
  ['GUID', guid],
  ['Physical address', own],
  ['State', 'connected'],
  ['SSID', 'Office'],
  ['BSSID', accessPoint],
  ['Network type', 'Infrastructure'],
  ['Radio type', '802.11ax'],
  ['Authentication', 'WPA2-Personal'],
  ['Cipher', 'CCMP'],
  ['Connection mode', 'Auto Connect'],
  ['Channel', '44'],
  ['Receive rate (Mbps)', '866.7'],
  ['Transmit rate (Mbps)', '780'],
  ['Signal', '88% '],
  ['Profile', 'Office '],
])

const german11 = lines([
  ['Name', 'WLAN'],
  ['Beschreibung', 'Example Wi-Fi 6'],
  ['GUID', guid],
  ['Physische Adresse', own],
  ['Schnittstellentyp', 'Primär'],
  ['Status', 'Verbunden'],
  ['SSID', 'Büro'],
  ['AP-BSSID', accessPoint],
  ['Band', '5 GHz'],
  ['Kanal', '44'],
  ['Verbundene Akm-cipher', '[ akm = 00-0f-ac:02, cipher = 00-0f-ac:04 ]'],
  ['Netzwerktyp', 'Infrastruktur'],
  ['Funktyp', '802.11ax'],
  ['Authentifizierung', 'WPA2-Personal'],
  ['Verschlüsselung', 'CCMP'],
  ['Verbindungsmodus', 'Automatisch verbinden'],
  ['Empfangsrate (MBit/s)', '866,7'],
  ['Übertragungsrate (MBit/s)', '780'],
  ['Signal', '88%'],
  ['Rssi', '-45'],
  ['Profil', 'Büro'],
  ['QoS MSCS konfiguriert', '0'],
  ['QoS-Zuordnung konfiguriert', '0'],
])

const korean = lines([
  ['이름', 'Wi-Fi'],
  ['설명', 'Example Wi-Fi 6'],
  ['GUID', guid],
  ['실제 주소', own],
  ['상태', '연결됨'],
  ['SSID', '사무실'],
  ['BSSID', accessPoint],
  ['네트워크 종류', '인프라'],
  ['송수신 장치 종류', '802.11ac'],
  ['인증', 'WPA2-개인'],
  ['암호화', 'CCMP'],
  ['연결 모드', '자동 연결'],
  ['채널', '149'],
  ['수신 속도(Mbps)', '433.3'],
  ['전송 속도(Mbps)', '390'],
  ['신호', '31%'],
  ['프로필', '사무실'],
])

const chinese = lines([
  ['名称', 'WLAN'],
  ['描述', 'Example Wi-Fi 6'],
  ['GUID', guid],
  ['物理地址', own],
  ['状态', '已连接'],
  ['SSID', '802.11ax'],
  ['BSSID', accessPoint],
  ['网络类型', '结构'],
  ['无线电类型', '802.11n'],
  ['身份验证', '开放式'],
  ['密码', '无'],
  ['连接模式', '自动连接'],
  ['信道', '6'],
  ['接收速率(Mbps)', '72.2'],
  ['传输速率 (Mbps)', '72.2'],
  ['信号', '99%'],
  ['配置文件', '802.11ax'],
])

const read = (stdout: string, stderr = '') => parseInterfaces({ stdout, stderr })

const office = {
  adapterName: 'Wi-Fi',
  hasAdapter: true,
  connected: true,
  ssid: 'Office',
  bssid: accessPoint,
  radio: '802.11ax',
  channel: 44,
  rxMbps: 866.7,
  txMbps: 780,
  signalPct: 88,
  auth: 'WPA2',
  locationDenied: false,
}

test('a connection is read by the shape of its values, whatever the language and the build', () => {
  expect(
    read(
      `\r\nThere is 1 interface on the system: \r\n\r\n${english}\r\n\r\n    Hosted network status  : Not available\r\n`,
    ),
  ).toEqual(office)
  expect(read(`\r\nEs ist 1 Schnittstelle auf dem System vorhanden:\r\n\r\n${german11}\r\n`)).toEqual({
    ...office,
    adapterName: 'WLAN',
    ssid: 'Büro',
  })
  expect(read(korean)).toMatchObject({ ssid: '사무실', radio: '802.11ac', channel: 149, rxMbps: 433.3, signalPct: 31 })
  expect(read(chinese)).toMatchObject({ ssid: '802.11ax', radio: '802.11n', channel: 6, rxMbps: 72.2, auth: null })
})

test.each([
  ['en', english],
  ['de', german11],
  ['ko', korean],
  ['zh', chinese],
] as const)('the code page of the PC changes nothing: %s', (language, text) => {
  for (const stdout of asWritten(text, language)) expect(read(stdout)).toEqual(read(text))
})

test('a network that is named like a strength or an address is no trap', () => {
  const named = english.replaceAll(': Office', ': 12%')
  expect(read(named)).toMatchObject({ ssid: '12%', signalPct: 88 })
  expect(read(english.replaceAll(': Office', `: ${own}`))).toMatchObject({
    ssid: own,
    bssid: accessPoint,
    signalPct: 88,
  })
})

test('an adapter without a network is not connected', () => {
  const off = lines([
    ['이름', 'Wi-Fi'],
    ['설명', 'Example Wi-Fi 6'],
    ['GUID', guid],
    ['실제 주소', own],
    ['인터페이스 유형', '기본'],
    ['상태', '연결 끊김'],
    ['라디오 상태', '하드웨어 켜짐'],
  ])
  expect(read(off)).toMatchObject({
    adapterName: 'Wi-Fi',
    hasAdapter: true,
    connected: false,
    ssid: null,
    signalPct: null,
  })
})

test('of several adapters the connected one counts', () => {
  const second = lines([
    ['Name', 'Wi-Fi 2'],
    ['Description', 'Example stick'],
    ['GUID', '1b1e2d3c-4455-6677-8899-aabbccddeeff'],
    ['Physical address', '00:00:5e:00:53:02'],
    ['State', 'disconnected'],
  ])
  expect(read(`${second}\r\n\r\n${english}`)).toEqual(office)
  expect(read(`${english}\r\n\r\n${second}`)).toEqual(office)
})

test.each([
  ['no adapter, en', 'There is no wireless interface on the system.\r\n'],
  ['service stopped, de', 'Der automatische WLAN-Konfigurationsdienst (wlansvc) wird nicht ausgeführt.\r\n'],
  ['service stopped, ko', '무선 자동 구성 서비스(wlansvc)가 실행되고 있지 않습니다.\r\n'],
  ['service stopped, zh', '无线自动配置服务(wlansvc)没有运行。\r\n'],
  ['nothing', ''],
  [
    'another layout',
    lines([
      ['Adapter', 'Wi-Fi'],
      ['State', 'connected'],
      ['Signal', '88%'],
    ]),
  ],
])('%s: unknown, never an answer', (_name, stdout) => {
  expect(read(stdout)).toMatchObject({ hasAdapter: null, connected: null, signalPct: null, locationDenied: false })
})

test('a layout that is partly new gives nothing for what moved', () => {
  expect(read(english.replace(/ {4}Signal.*\r\n/, ''))).toMatchObject({
    hasAdapter: true,
    connected: null,
    rxMbps: null,
  })
  expect(read(english.replace(/ {4}Channel.*\r\n/, ''))).toMatchObject({
    connected: true,
    channel: null,
    rxMbps: null,
    txMbps: null,
  })
})

test('details that Windows hides are named by the page of the settings', () => {
  const hidden =
    '네트워크 셸 명령을 사용하려면 위치 권한이 필요합니다.\r\nms-settings:privacy-location\r\nWlanQueryInterface 5\r\n'
  expect(read(hidden)).toMatchObject({ locationDenied: true, hasAdapter: null })
  expect(read('', hidden)).toMatchObject({ locationDenied: true })
})
