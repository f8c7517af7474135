// Takes the texts of all languages out of a program that runs in Node, and puts one file a language beside its chunks:
// `electron/kernel/texts-apart.ts` reads one when it is first asked for. So it does with long lists of words: in a chunk each would
// be there twice, as text of the program and as what that says. From the sources everything runs as it is written.
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { loadSource } from './load-source.mjs'
import { root } from './setup.mjs'

const languages = ['en', 'ko', 'zh']
const reader = '\0texts-apart'
const readerSource = path.join(root, 'electron/kernel/texts-apart.ts')

/** Where texts stand, and which file they go to. Words that are few, or needed in all languages at once, stay where they are. */
const places = [
  { part: 'practice', modules: /^electron\/(machines\/simulated|tools\/.*\/(faults|[\w-]+-faults))/ },
  { part: 'tools', modules: /^(electron\/(tools|contract)|shared\/texts)\// },
]
/** Lists of texts are what people say, which the planner holds against a complaint in whatever language: a file of their own. */
const phrases = 'phrases'
const parts = [...places.map(({ part }) => part), phrases]
const wholeLanguage = /^shared\/texts\/all\.(en|ko|zh)\.ts$/

/** A plug-in of the build for the program whose chunks lie in the folder of this name. */
export function textsApart(folder) {
  const found = new Map()
  const lists = new Map()
  return {
    name: 'texts-apart',
    enforce: 'pre',
    buildStart: () => found.clear(),
    resolveId: (id) => (id === reader ? id : null),
    load(id) {
      if (id === reader) return readerOf(folder)
      if (id.endsWith('.txt?raw')) {
        const file = id.slice(0, -'?raw'.length)
        const name = placeOf(file).replaceAll('/', '.')
        lists.set(name, readFileSync(file, 'utf8'))
        return `${importReader}export default textsApart$.file('${name}')\n`
      }
      const [, locale] = wholeLanguage.exec(placeOf(id)) ?? []
      if (locale === undefined) return null
      const name = `all${locale[0].toUpperCase()}${locale[1]}`
      return `${importReader}export const ${name} = () => textsApart$.whole('messages', '${locale}')\n`
    },
    transform(code, id) {
      const place = placeOf(id)
      const { part } = places.find(({ modules }) => modules.test(place)) ?? {}
      if (part === undefined || !/\bzh:/.test(code)) return null
      const texts = textsOfModule(this.parse(code, { lang: 'ts' }))
      if (texts.length === 0) return null
      const module = path.posix.relative('electron', place).replace(/\.ts$/, '')
      const own = texts.map((text) => ({ ...text, part: Array.isArray(text.said.en) ? phrases : part }))
      for (const each of parts)
        found.set(`${each} ${module}`, { part: each, module, texts: own.filter((text) => text.part === each) })
      return { code: withoutTexts(code, module, own), map: null }
    },
    generateBundle: {
      // What is emitted earlier is dropped: a program for Node is not meant to have files beside it.
      order: 'post',
      async handler(_options, bundle) {
        if (!Object.values(bundle).some(({ modules }) => modules?.[reader] !== undefined)) return
        const emit = (name, source) => this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
        for (const [name, source] of lists) emit(name, source)
        for (const [name, texts] of await filesOf(found)) emit(name, JSON.stringify(texts))
      },
    },
  }
}

/** One file for each part and language. */
async function filesOf(found) {
  const { messages } = await loadSource('shared/texts/messages.ts')
  return languages.flatMap((locale) => [
    [`messages.${locale}.json`, messages[locale]],
    ...parts.map((part) => [`${part}.${locale}.json`, textsOf(found, { part, locale })]),
  ])
}

/** A small program is one file beside the folder; of a large one it lies in there. */
function readerOf(folder) {
  return `import path from 'node:path'
    import { openTexts } from ${JSON.stringify(readerSource)}
    const name = ${JSON.stringify(folder)}
    export const texts = openTexts(path.basename(__dirname) === name ? __dirname : path.join(__dirname, name))`
}

const importReader = `import { texts as textsApart$ } from ${JSON.stringify(reader)}\n`

function placeOf(id) {
  return path.relative(root, id).split(path.sep).join('/')
}

/** The texts of one language by module; in a fixed order, because modules come as they are read. */
function textsOf(found, { part, locale }) {
  const own = [...found.values()].filter((one) => one.part === part && one.texts.length > 0)
  const sorted = own.sort((one, other) => (one.module < other.module ? -1 : 1))
  return Object.fromEntries(sorted.map(({ module, texts }) => [module, texts.map(({ said }) => said[locale])]))
}

function withoutTexts(code, module, texts) {
  const counts = new Map()
  const pieces = []
  let from = 0
  for (const { start, end, part } of texts) {
    const at = counts.get(part) ?? 0
    counts.set(part, at + 1)
    pieces.push(code.slice(from, start), `${part}$(${at})`)
    from = end
  }
  const heads = [...counts.keys()].map((part) => `const ${part}$ = textsApart$.saying('${part}', '${module}')\n`)
  return [importReader, ...heads, ...pieces, code.slice(from)].join('')
}

/** Every object with exactly the languages, each of them words as they stand. */
function textsOfModule(program) {
  const texts = []
  const visit = (node) => {
    if (Array.isArray(node)) node.forEach(visit)
    else if (typeof node?.type === 'string') {
      const said = node.type === 'ObjectExpression' ? textIn(node) : null
      if (said === null) Object.values(node).forEach(visit)
      else texts.push({ start: node.start, end: node.end, said })
    }
  }
  visit(program)
  return texts.sort((one, other) => one.start - other.start)
}

/** Null = it is another object. */
function textIn({ properties }) {
  if (properties.length !== languages.length) return null
  const entries = properties.map((property) => [
    property.type === 'Property' && !property.computed ? property.key.name : undefined,
    wordsIn(property.value),
  ])
  const isText = languages.every((locale) => entries.some(([name]) => name === locale))
  return isText && entries.every(([, words]) => words !== null) ? Object.fromEntries(entries) : null
}

/** A text, or a list of them; null = something else. */
function wordsIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  if (node?.type !== 'ArrayExpression') return null
  const words = node.elements.map(wordsIn)
  return words.every((each) => typeof each === 'string') ? words : null
}
