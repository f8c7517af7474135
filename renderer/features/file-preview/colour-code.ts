import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import dos from 'highlight.js/lib/languages/dos'
import ini from 'highlight.js/lib/languages/ini'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import powershell from 'highlight.js/lib/languages/powershell'
import properties from 'highlight.js/lib/languages/properties'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import vbscript from 'highlight.js/lib/languages/vbscript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'

import type { CodeLanguage } from './code-language.ts'

/** A piece of a line and what it is: the look of it is the style sheet's. */
export type CodePiece = { readonly text: string; readonly role: CodeRole | null }
export type CodeRole = 'comment' | 'string' | 'number' | 'key' | 'name'

const lowlight = createLowlight({
  ...{ bash, csharp, css, dos, ini, javascript, json, markdown, powershell, properties, python, sql, typescript },
  ...{ vbscript, xml, yaml },
} satisfies Record<CodeLanguage, unknown>)

const roles: Readonly<Record<string, CodeRole>> = {
  'hljs-comment': 'comment',
  'hljs-quote': 'comment',
  'hljs-doctag': 'comment',
  'hljs-string': 'string',
  'hljs-regexp': 'string',
  'hljs-char': 'string',
  'hljs-number': 'number',
  'hljs-literal': 'number',
  'hljs-keyword': 'key',
  'hljs-built_in': 'key',
  'hljs-section': 'key',
  'hljs-tag': 'key',
  'hljs-name': 'key',
  'hljs-selector-tag': 'key',
  'hljs-meta': 'key',
  'hljs-attr': 'name',
  'hljs-attribute': 'name',
  'hljs-type': 'name',
  'hljs-title': 'name',
}

type Node = ReturnType<typeof lowlight.highlight>['children'][number]

/**
 * The lines of a text in pieces. Text in gives the same text out: nothing of it becomes markup, and a line that the
 * grammars would tell otherwise (an open bracket at the end gets a line end of theirs) stands without colours.
 */
export function colourCode(language: CodeLanguage, lines: readonly string[]): readonly (readonly CodePiece[])[] {
  const coloured: CodePiece[][] = [[]]
  const add = (text: string, role: CodeRole | null): void => {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) coloured.push([])
      if (piece !== '') coloured.at(-1)?.push({ text: piece, role })
    })
  }
  const walk = (nodes: readonly Node[], role: CodeRole | null): void => {
    for (const node of nodes) {
      if (node.type === 'text') add(node.value, role)
      if (node.type === 'element') walk(node.children, roleOf(node.properties.className) ?? role)
    }
  }
  walk(lowlight.highlight(language, lines.join('\n')).children, null)
  return lines.map((line, index) => {
    const pieces = coloured[index] ?? []
    return pieces.map(({ text }) => text).join('') === line ? pieces : [{ text: line, role: null }]
  })
}

function roleOf(classes: unknown): CodeRole | null {
  const names = Array.isArray(classes) ? classes : []
  const known = names.find((name): name is string => typeof name === 'string' && Object.hasOwn(roles, name))
  return known === undefined ? null : (roles[known] ?? null)
}
