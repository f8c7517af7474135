// What is built, from what, as what. One list for the command line, the desktop app and its pages.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'

import { root } from './setup.mjs'
import { textsApart } from './texts-apart.mjs'

const node = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)]

/**
 * Program text in letters of ASCII alone: Node takes such a file as it is, and decodes every letter of another one, which is a
 * good part of the time of a start. An escape says the same in texts, patterns and names.
 */
const inAscii = {
  name: 'in-ascii',
  generateBundle: (_options, bundle) => {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk') part.code = part.code.replace(/(\\*)([\u0080-\uffff])/g, escaped)
    }
  },
}

/** Where it is written which packages have gone into a program: for the lists of a release. */
export function packagesFile(name) {
  return path.join(root, 'dist', `.${name}.packages.json`)
}

/** Names of the packages whose code is part of a program. */
function namesOfPackages(name) {
  const seen = new Set()
  return {
    name: 'names-of-packages',
    generateBundle: (_options, bundle) => {
      for (const { moduleIds = [] } of Object.values(bundle)) {
        for (const id of moduleIds) {
          const found = [...id.replaceAll('\\', '/').matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].at(-1)
          if (found !== undefined) seen.add(found[1])
        }
      }
      writeFileSync(packagesFile(name), JSON.stringify([...seen].sort()))
    },
  }
}

/** A letter with a backslash in front is that letter: the backslash becomes the one of the escape. */
function escaped(_found, backslashes, letter) {
  const before = backslashes.length % 2 === 0 ? backslashes : backslashes.slice(1)
  return `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * One chunk for each of these parts with all that it always loads, but for what the entry and the parts before it have: else a
 * module that a later part shares becomes a chunk of its own, and to find, open and compile dozens of them is a good part of the
 * time of a start.
 */
function whole(entry, parts) {
  const known = new Map()
  const loadedWith = (source, context) => {
    if (known.has(source)) return known.get(source)
    const seen = new Set([path.join(root, source)])
    for (const id of seen) for (const next of context.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
    known.set(source, seen)
    return seen
  }
  const partOf = (id, context) =>
    loadedWith(entry, context).has(id) ? undefined : parts.find((part) => loadedWith(part, context).has(id))
  const name = (id, context) => {
    const part = partOf(id, context)
    return part === undefined ? null : path.parse(part).name
  }
  return { includeDependenciesRecursively: false, groups: [{ name }] }
}

/**
 * One CommonJS entry and its lazy parts, for the Node of the command line and for both Electrons. `parts` = what every start
 * loads after the entry, in this order.
 */
function program(name, entry, { external = node, parts = [] } = {}) {
  return {
    name,
    sources: ['electron', 'shared'],
    outputs: [`${name}.cjs`, name],
    config: {
      plugins: [textsApart(name), inAscii, namesOfPackages(name)],
      ssr: { noExternal: true, external },
      build: {
        ssr: entry,
        outDir: 'dist',
        target: 'node18',
        rolldownOptions: {
          external,
          output: {
            format: 'cjs',
            entryFileNames: `${name}.cjs`,
            chunkFileNames: `${name}/[name]-[hash].cjs`,
            codeSplitting: whole(entry, parts),
            // The engine keeps the text of what it runs: names stay, for the stack of a bug; blanks and comments are only weight.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  }
}

/** A broker: its list of what it may run is made from itself, once it is whole, and put into it. */
function broker(name, entry) {
  const { config, ...target } = program(name, entry)
  // It is one file, and its texts are in it: a program of Windows is made of that one.
  config.build.rolldownOptions.output.codeSplitting = false
  return { ...target, config: { ...config, plugins: [inAscii, namesOfPackages(name)] }, finish: putBrokerList }
}

function putBrokerList(file) {
  const listed = spawnSync(process.execPath, [file, '--print-list'], { encoding: 'utf8', maxBuffer: 1e8 })
  if (listed.status !== 0) throw new Error(`${path.basename(file)} does not name its tools: ${listed.stderr}`)
  const text = readFileSync(file, 'utf8')
  const found = [...text.matchAll(/(["'`])@@deskmedic-broker-list@@\1/g)]
  if (found.length !== 1) throw new Error(`${path.basename(file)} has no place for its list`)
  writeFileSync(
    file,
    text.replace(found[0][0], () => JSON.stringify(listed.stdout)),
  )
}

/**
 * The command line as one file with its texts in it: the program that a set-up carries for it is made of that one. What looks for newer
 * versions is left out, as where a site has no internet: a program that is handed out by others is kept up to date by them.
 */
function terminal() {
  const { config, ...target } = program('terminal', 'electron/hosts/cli.ts')
  config.build.rolldownOptions.output.codeSplitting = false
  const plugins = [withoutUpdates, inAscii, namesOfPackages('terminal')]
  return { ...target, isAskedFor: true, config: { ...config, plugins } }
}

const withoutUpdates = {
  name: 'without-updates',
  enforce: 'pre',
  load: (id) =>
    id.replaceAll('\\', '/').endsWith('electron/engine/network/updates-here.ts')
      ? "throw Object.assign(new Error('no part of this program'), { code: 'MODULE_NOT_FOUND' })\nexport const createUpdates = null, setUpKindHere = null\n"
      : null,
}

/** One page of its own origin: everything in files, because its policy allows nothing inline. */
function page(name, folder, { plugins, parts = [] }) {
  return {
    name,
    sources: ['renderer', 'shared'],
    outputs: [name],
    config: {
      root: path.join(root, folder),
      base: './',
      plugins: [...plugins, namesOfPackages(name)],
      build: {
        outDir: path.join(root, 'dist', name),
        target: 'chrome114',
        cssTarget: 'chrome114',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 2_000,
        minify: true,
        ...(parts.length > 0 && {
          rolldownOptions: { output: { codeSplitting: whole(`${folder}/app/main.tsx`, parts) } },
        }),
      },
    },
  }
}

const sentences = /shared\/texts\/all\.(en|ko|zh)\.ts$/

/**
 * The part that begins after the first paint is fetched and compiled meanwhile, with its styles and with the sentences of one
 * language: main leaves the links to the others out of the document (`electron/app-windows/built-page.ts`).
 */
function fetchAhead(entry) {
  return {
    name: 'fetch-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry)))
        const parts = start === undefined ? [] : [start, ...start.imports.map((file) => bundle[file])]
        const styles = parts.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        const link = (rel, file, more = {}) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel, ...more, crossorigin: true, href: `./${file}` },
        })
        const spoken = chunks.flatMap(({ facadeModuleId, fileName }) => {
          const [, language] = sentences.exec(facadeModuleId ?? '') ?? []
          return language === undefined ? [] : [link('modulepreload', fileName, { 'data-language': language })]
        })
        const links = [
          ...parts.map(({ fileName }) => link('modulepreload', fileName)),
          ...styles.map((file) => link('stylesheet', file)),
          ...spoken,
        ]
        return links.filter(({ attrs }) => !html.includes(attrs.href))
      },
    },
  }
}

/** All targets; each is built again only when something it is made from has changed. `isAskedFor` = never without its name. */
export async function targets() {
  const { default: react } = await import('@vitejs/plugin-react')
  const electron = [...node, 'electron']
  return [
    program('cli', 'electron/hosts/cli.ts', {
      parts: ['electron/hosts/cli/run-cli.ts', 'electron/hosts/cli/open-cli-engine.ts'],
    }),
    terminal(),
    broker('broker', 'electron/hosts/broker.ts'),
    broker('practice-broker', 'electron/hosts/practice-broker.ts'),
    program('main', 'electron/main.ts', { external: electron, parts: ['electron/app.ts'] }),
    program('preload-app', 'electron/preload/app.ts', { external: electron }),
    program('preload-confirm', 'electron/preload/confirm.ts', { external: electron }),
    page('ui', 'renderer', {
      plugins: [react(), fetchAhead('renderer/app/start.tsx')],
      parts: ['renderer/app/start.tsx'],
    }),
    page('confirm', 'renderer/confirm', { plugins: react() }),
  ]
}
