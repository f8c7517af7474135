// Who may import whom. One engine, thin hosts, pure rules in the middle.
import { forbid, pages, tests } from './.dependency-cruiser.pages.mjs'

/** What talks to other programs or to the network: this folder only, and tests. */
const outsideWorld = '^(child_process|cluster|dgram|dns|dns/promises|http|http2|https|inspector|net|tls)$'
const machineImplementations = '^electron/machines/(windows|portable|simulated)/'
const toolFolder = '^electron/tools/[^/]+/[^/]+/'

const layers = [
  forbid(
    'shared-is-pure',
    'shared/ runs everywhere: in a page, in Node, in a worker.',
    { path: '^shared/', pathNot: tests },
    { pathNot: ['^shared/', '^node_modules/(zod|@lingui)/'] },
  ),
  forbid(
    'tests-of-shared',
    'Tests of shared/ may use what tests use, but never the engine.',
    { path: '^shared/.*\\.test\\.ts$' },
    { path: '^electron/' },
  ),
  forbid(
    'kernel-sees-shared-only',
    'The kernel is below everything but shared/.',
    { path: '^electron/kernel/', pathNot: tests },
    { path: '^(electron|test)/', pathNot: '^electron/kernel/' },
  ),
  forbid(
    'policy-is-pure',
    'Decisions are functions of facts: no I/O, no clock, no Node.',
    { path: '^electron/policy/', pathNot: tests },
    {
      pathNot:
        '^((shared|electron/(policy|contract)|node_modules/minimatch)/|electron/kernel/(result|ports|parse-url|with-fields)\\.ts$)',
    },
  ),
  forbid(
    'policy-knows-no-set-of-tools',
    'The registry asks the policy, never the other way round.',
    { path: '^electron/policy/', pathNot: tests },
    { path: '^electron/registry/' },
  ),
  forbid(
    'tool-contract-stands-alone',
    'What a tool is knows neither policy nor machines nor hosts, and no tool.',
    { path: '^electron/contract/', pathNot: tests },
    { pathNot: ['^shared/', '^electron/(contract|kernel)/', '^node_modules/(zod|diff)/', '^(node:)?path$'] },
  ),
  forbid(
    'registry-finds-the-tools',
    'The registry loads the parts of every tool and names their types; it runs none of them.',
    { path: '^electron/registry/', pathNot: tests },
    {
      pathNot: [
        '^shared/',
        '^electron/(contract|kernel|policy|registry|tools|machines/(simulated|portable))/',
        '^node_modules/zod/',
      ],
    },
  ),
  forbid(
    'pipeline-knows-no-agents-no-hosts',
    'Whoever asks is a caller with a role, nothing more.',
    { path: '^electron/pipeline/' },
    { path: '^electron/(agents|engine|hosts|executors)/' },
  ),
  forbid(
    'hosts-are-adapters',
    'A conversation is held by the engine: a host draws its items and passes on what a person wants.',
    { path: '^electron/(hosts|ipc)/', pathNot: tests },
    { path: '^electron/agents/' },
  ),
  forbid(
    'hosts-are-strangers',
    'No host stands on another: what several say is made in hosts/lines. One command hands the terminal over to editors.',
    { path: '^electron/hosts/([^/]+)/', pathNot: [...tests, '^electron/hosts/cli/commands/acp\\.ts$'] },
    { path: '^electron/hosts/', pathNot: '^electron/hosts/($1|lines)/' },
  ),
  forbid(
    'hosts-know-no-stage',
    'A host asks the pipeline as a whole and gives it ports.',
    { path: '^electron/(hosts|ipc)/', pathNot: tests },
    { path: '^electron/pipeline/', pathNot: '/(consent|grants|pipeline|ports)\\.ts$' },
  ),
  forbid(
    'conversations-know-no-host',
    'A conversation leads agents and pipeline; who shows it, it does not know.',
    { path: '^electron/conversation/', pathNot: tests },
    {
      path: '^electron/',
      pathNot: '^electron/(agents|checkup|contract|conversation|kernel|pipeline|policy|registry|runners|store|views)/',
    },
  ),
  forbid(
    'one-folder-speaks-to-models',
    'A model is a port; who speaks to it knows neither tools nor hosts.',
    { path: '^electron/llm/', pathNot: tests },
    { pathNot: ['^shared/', '^electron/(contract|kernel|llm)/', '^node_modules/(openai|zod)/'] },
  ),
  forbid(
    'only-one-folder-knows-openai',
    'The library of a protocol stands in one folder.',
    { path: '^(electron|shared)/', pathNot: [...tests, '^electron/llm/'] },
    { path: '^node_modules/openai/' },
  ),
  forbid(
    'model-is-loaded-late',
    'The library is large: it is loaded when a model is asked.',
    { path: '^(electron|shared)/', pathNot: [...tests, '^electron/llm/'] },
    { path: '^electron/llm/openai-model\\.ts$', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'editor-protocol-is-loaded-late',
    'The library of the editors is large: the one command that speaks to them loads it when it runs.',
    { path: '^(electron|shared)/', pathNot: tests },
    { path: '^node_modules/@agentclientprotocol/', dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'runners-know-the-machine-port',
    'A runner knows what it runs on, and neither who asked nor what a PC really is.',
    { path: '^electron/runners/', pathNot: tests },
    { pathNot: ['^shared/', '^electron/runners/', '^electron/(machines/machine|kernel/result)\\.ts$'] },
  ),
  forbid(
    'broker-protocol-stands-alone',
    'What runs with rights is small: it knows tools, the machine port and the port of elevation, and no host, executor or store.',
    { path: '^electron/broker/', pathNot: tests },
    {
      pathNot: [
        '^shared/',
        '^electron/(broker|contract|kernel|runners)/',
        '^electron/(machines/machine|pipeline/ports)\\.ts$',
        '^node_modules/zod/',
        '^(node:)?crypto$',
      ],
    },
  ),
  forbid(
    'agents-act-through-the-pipeline',
    'An agent proposes; only the pipeline runs.',
    { path: '^electron/agents/', pathNot: tests },
    { path: '^electron/(executors|engine|hosts|audit|machines|settings|store)/' },
  ),
  forbid(
    'executors-know-no-machine',
    'The code that touches the PC knows neither the tools that use it nor who asked.',
    { path: '^electron/executors/', pathNot: tests },
    { path: ['^electron/(agents|audit|engine|hosts|machines|pipeline|policy(?!/paths/)|settings|store)/', toolFolder] },
  ),
]

const tools = [
  forbid(
    'tool-sees-its-contract',
    'A tool knows the contract, the kernel and its own folder.',
    { path: toolFolder, pathNot: tests },
    {
      path: '^(electron|test)/',
      pathNot: ['^electron/kernel/', '^electron/contract/', toolFolder, '^electron/machines/'],
    },
  ),
  forbid(
    'tool-knows-no-set-of-tools',
    'A tool reaches no other tool, not even through the registry.',
    { path: toolFolder, pathNot: tests },
    { path: '^electron/registry/' },
  ),
  forbid(
    'tool-knows-no-other-tool',
    'Everything about a tool is in its folder.',
    { path: '^electron/tools/([^/]+)/([^/]+)/' },
    { path: toolFolder, pathNot: '^electron/tools/$1/$2/' },
  ),
  forbid(
    'only-simulated-parts-see-the-simulated-pc',
    'What a tool really does must not depend on the simulation.',
    { path: toolFolder, pathNot: [...tests, '/(simulated[^/]*|[^/]*faults)\\.ts$'] },
    { path: '^electron/machines/simulated/' },
  ),
  forbid(
    'only-portable-parts-see-the-portable-machine',
    'Only portable.ts runs on the portable machine.',
    { path: toolFolder, pathNot: [...tests, '/portable\\.ts$'] },
    { path: '^electron/machines/portable/' },
  ),
  forbid(
    'tool-does-no-io-of-its-own',
    'Files, programs and the network reach a tool through the ports of its step.',
    { path: toolFolder, pathNot: tests },
    { dependencyTypes: ['core'], pathNot: '^(path|path/posix|path/win32)$' },
  ),
  forbid(
    'tool-packages',
    'A tool needs schemas; facts of this computer come from one package, on the portable machine only, and pages are read by one.',
    { path: toolFolder, pathNot: tests },
    { path: '^node_modules/', pathNot: '^node_modules/(zod|systeminformation|html-to-text)/' },
  ),
  forbid(
    'tool-never-runs-itself-on-windows',
    'Steps are data: the Windows machine runs them.',
    { path: toolFolder, pathNot: tests },
    { path: ['^electron/machines/windows/', '^electron/machines/machine\\.ts$'] },
  ),
]

const ports = [
  forbid(
    'outside-world-only-in-executors',
    'One place starts programs and opens connections.',
    { path: '^(electron|shared)/', pathNot: [...tests, '^electron/executors/'] },
    { dependencyTypes: ['core'], path: outsideWorld },
  ),
  forbid(
    'no-electron-in-the-engine',
    'The engine runs in Node alone; the desktop app is one of its hosts.',
    { pathNot: ['^electron/((main|app)\\.ts$|app-windows/|ipc/[^/]+\\.ts$|preload/)', '^test/(e2e-app|bench/app)/'] },
    // Folder electron/ is ours; the package is either the bare name or below node_modules.
    { path: ['^electron$', '^node_modules/electron/', '^electron/(main|renderer|common)$'] },
  ),
  forbid(
    'hosts-choose-the-machine',
    'Only a composition root names a machine; everything else sees the port.',
    { path: '^(electron|shared)/', pathNot: [...tests, '^electron/(engine|hosts|machines|registry|tools)/'] },
    { path: machineImplementations },
  ),
  forbid(
    'hosts-and-the-windows-machine-use-executors',
    'Executors are handed in: only a composition root and the machine that drives them import them.',
    { path: '^(electron|shared)/', pathNot: [...tests, '^electron/(engine|hosts|executors|machines/windows)/'] },
    { path: '^electron/executors/' },
  ),
  forbid(
    'machines-are-strangers',
    'The real PC and the simulated one share a port, not code.',
    { path: '^electron/machines/(windows|portable|simulated)/', pathNot: tests },
    { path: machineImplementations, pathNot: '^electron/machines/$1/' },
  ),
  forbid(
    'parts-know-no-whole',
    'The simulated PC is put together from its parts: a part sees its own slice of the state.',
    { path: '^electron/machines/simulated/parts/', pathNot: tests },
    { path: '^electron/machines/simulated/(simulated-pc|simulate)\\.ts$' },
  ),
  forbid(
    'only-hosts-open-the-engine',
    'The root puts everything together for whoever asks a person: what it is put together from does not know it.',
    { path: '^(electron|shared)/', pathNot: [...tests, '^electron/(engine|hosts|ipc)/', '^electron/app\\.ts$'] },
    { path: '^electron/engine/' },
  ),
  forbid(
    'nobody-imports-hosts',
    'Hosts are the top, above the root that they open; the desktop app is one of them, in folders of its own.',
    { path: '^(electron|shared)/', pathNot: [...tests, '^electron/(hosts|ipc)/', '^electron/app\\.ts$'] },
    { path: '^electron/hosts/' },
  ),
  forbid(
    'no-test-code-in-the-product',
    'Fakes stay in tests.',
    { path: '^(electron|shared)/', pathNot: tests },
    { path: ['^test/', '\\.test\\.ts$'] },
  ),
]

const hygiene = [
  forbid('no-cycles', 'A circle has no bottom to start from, not even one of types.', {}, { circular: true }),
  forbid('resolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true, pathNot: '\\?raw$' }),
  forbid(
    'declared-packages',
    'A package that package.json does not name is there by accident; an app of the benchmarks has a manifest of its own.',
    { pathNot: '^test/bench/app/(hello|probe)/' },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  forbid(
    'no-development-packages-in-the-product',
    'What ships may not need what only builds or tests.',
    { path: '^(electron|shared)/', pathNot: tests },
    { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/electron/' },
  ),
]

export default {
  forbidden: [...layers, ...tools, ...ports, ...pages, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\?raw$' },
    // Types are dependencies too: a type import decides what a reader has to know.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
