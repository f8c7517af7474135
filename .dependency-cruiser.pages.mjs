// Who may import whom, where pages and their windows are concerned; the rest stands in `.dependency-cruiser.mjs`.

export const tests = ['\\.test\\.ts$', '^test/']

/** A rule that fails the check. */
export function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

export const pages = [
  forbid(
    'pages-know-the-contract-only',
    'A page reaches main through the contract in shared/, never through its code.',
    { path: '^renderer/' },
    { path: '^electron/' },
  ),
  forbid(
    'nobody-imports-pages',
    'Main does not know how a page is made.',
    { path: '^(electron|shared)/' },
    { path: '^renderer/' },
  ),
  forbid(
    'pages-without-node',
    'A page is sandboxed: it has no Node.',
    { path: '^renderer/', pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'features-are-strangers',
    'A feature can be taken away without another one noticing.',
    { path: '^renderer/features/([^/]+)/' },
    { path: '^renderer/features/', pathNot: '^renderer/features/$1/' },
  ),
  forbid(
    'components-know-no-feature',
    'What all features share knows none of them.',
    { path: '^renderer/(components|state|ipc|i18n|styles)/' },
    { path: '^renderer/(features|app|confirm)/' },
  ),
  forbid(
    'confirmation-stands-alone',
    'The page that asks for consent shares components with the other one, not its state or features.',
    { path: '^renderer/confirm/' },
    { path: '^renderer/(app|features|state|ipc)/' },
  ),
  forbid(
    'preload-is-a-bridge',
    'A preload sees the names and types of the contract and nothing else.',
    { path: '^electron/preload/' },
    { path: '^(electron|node_modules)/', pathNot: '^(node_modules/electron/|electron/preload/)' },
  ),
  forbid(
    'app-windows-below-ipc',
    'Windows know nothing of commands.',
    { path: '^electron/app-windows/' },
    { path: '^electron/(ipc|engine|hosts|pipeline|agents|machines|tools)/' },
  ),
]
