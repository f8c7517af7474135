import type { PictureKind, PictureView } from '../../shared/domain/picture.ts'

type Kind<Name extends PictureKind> = Extract<PictureView, { readonly kind: Name }>

const said = { severity: 'problem', nothing: null } as const
const unknown = { value: 'Unknown', role: 'unknown' } as const

/** One picture of each kind, as a check gives it. */
export const examplePictures: { readonly [Name in PictureKind]: Kind<Name> } = {
  gauge: {
    ...{ kind: 'gauge', ...said, alt: 'Processor: 95%, over the limit of 90%', limit: 'limit 90%' },
    bar: { label: 'Processor', value: '95%', role: 'culprit', share: 0.95 },
    marks: [
      { at: 0.9, text: '90%', isMain: true },
      { at: 0.7, text: '70%', isMain: false },
    ],
  },
  share: {
    ...{ kind: 'share', ...said, alt: 'C: 525 GB, Used: 523 GB; Free: 2.1 GB, below the limit of 26 GB' },
    wholes: [
      {
        label: 'C: 525 GB',
        parts: [
          { label: 'Used', value: '523 GB', role: 'used', share: 0.996 },
          { label: 'Free', value: '2.1 GB', role: 'culprit', share: 0.004 },
        ],
        mark: { at: 0.95, text: 'limit 26 GB', isMain: true },
      },
    ],
  },
  rank: {
    ...{ kind: 'rank', ...said, alt: 'Photoedit: 84%, over the limit of 40%; Edge: 5%; Backup: Unknown', more: null },
    bars: [
      { label: 'Photoedit', value: '84%', role: 'culprit', share: 0.84 },
      { label: 'Edge', value: '5%', role: 'used', share: 0.05 },
      { label: 'Idle', value: '0%', role: 'used', share: 0 },
      { label: 'Backup', ...unknown, share: null },
    ],
    mark: { at: 0.4, text: 'limit 40%', isMain: true },
  },
  path: {
    ...{ kind: 'path', ...said, alt: 'It stops at Router. This PC: Works; Router: No answer; Internet: Not reached.' },
    stations: [
      { label: 'This PC', value: 'Works', role: 'ok', sign: 'computer' },
      { label: 'Router', value: 'No answer', role: 'culprit', sign: 'router' },
      { label: 'Internet', value: 'Not reached', role: 'unknown', sign: 'internet' },
    ],
  },
  events: {
    ...{ kind: 'events', ...said, alt: 'Last 30 days, Blue screen: Nov 19', more: null },
    dots: [
      { label: 'Blue screen', value: 'Nov 19', role: 'culprit', at: 0.83 },
      { label: 'Blue screen', value: 'Nov 19', role: 'culprit', at: 0.831 },
      { label: 'Restart', value: 'Nov 8', role: 'used', at: 0.5 },
    ],
    axis: ['Oct 24', 'Nov 8', 'Nov 23'],
  },
  spans: {
    ...{ kind: 'spans', ...said, alt: 'ChatPlus: 2 min 52 s, over the limit of 10 s; Scanner: Unknown', more: null },
    spans: [
      { label: 'ChatPlus', value: '2 min 52 s', role: 'culprit', from: 0, to: 0.8 },
      { label: 'Scanner', ...unknown, from: null, to: null },
    ],
    mark: { at: 0.05, text: 'limit 10 s', isMain: true },
    axis: ['0 s', '1 min 48 s', '3 min 35 s'],
  },
  tiles: {
    ...{ kind: 'tiles', isList: true, ...said, alt: 'Budget.xlsx: Stuck, 55 min; Letter.docx: Waiting', more: null },
    tiles: [
      { label: 'Budget.xlsx', value: 'Stuck, 55 min', role: 'culprit' },
      { label: 'Letter.docx', value: 'Waiting', role: 'used' },
      { label: 'Menu.pdf', ...unknown },
    ],
  },
  lanes: {
    ...{ kind: 'lanes', ...said, alt: '18:00, 18:10, Wi-Fi: 2 times; Address: No answer' },
    lanes: [
      {
        ...{ label: 'Wi-Fi', value: '2 times', role: 'culprit' },
        parts: [
          { from: 0, to: 0.3, role: 'ok' },
          { from: 0.3, to: 0.4, role: 'culprit' },
          { from: 0.4, to: 0.6, role: 'unknown' },
        ],
      },
      { label: 'Address', ...unknown, parts: [{ from: 0, to: 0.6, role: 'unknown' }] },
    ],
    axis: ['18:00', '18:05', '18:10'],
    legend: [
      { role: 'ok', text: 'Fine' },
      { role: 'culprit', text: 'Needs attention' },
      { role: 'unknown', text: 'No answer' },
      { role: 'to_come', text: 'Still to come' },
    ],
  },
  facts: {
    ...{ kind: 'facts', ...said, alt: 'Memory: 16 GB; Battery: Unknown' },
    facts: [
      { label: 'Memory', value: '16 GB', role: 'used' },
      { label: 'Battery', ...unknown },
    ],
  },
}

/** Where a check has looked and found nothing. */
export const emptyPicture: PictureView = {
  ...{ kind: 'tiles', isList: true, tiles: [], more: null, severity: 'problem' },
  ...{ alt: 'Nothing is waiting to print', nothing: 'Nothing is waiting to print' },
}

/** The same picture of a check that could read nothing. */
export function unreadOf(kind: PictureKind): PictureView {
  const view = examplePictures[kind]
  switch (view.kind) {
    case 'gauge':
      return { ...view, bar: { label: 'Load', ...unknown, share: null }, marks: [] }
    case 'share':
      return { ...view, wholes: [{ label: 'C:', parts: [{ label: 'C:', ...unknown, share: null }], mark: null }] }
    case 'rank':
      return { ...view, bars: [{ label: 'Programs', ...unknown, share: null }], mark: null }
    case 'path':
      return { ...view, stations: view.stations.map((station) => ({ ...station, ...unknown })) }
    case 'events':
      return { ...view, dots: [{ label: 'Events', ...unknown, at: null }] }
    case 'spans':
      return { ...view, spans: [{ label: 'Programs', ...unknown, from: null, to: null }], mark: null }
    case 'tiles':
      return { ...view, tiles: [{ label: 'Jobs', ...unknown }] }
    case 'lanes':
      return {
        ...view,
        legend: view.legend.filter(({ role }) => role === 'unknown'),
        lanes: view.lanes.map((lane) => ({ ...lane, ...unknown, parts: [{ from: 0, to: 1, role: 'unknown' }] })),
      }
    case 'facts':
      return { ...view, facts: [{ label: 'Memory', ...unknown }] }
  }
}
