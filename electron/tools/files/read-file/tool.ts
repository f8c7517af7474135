import { defineTool } from '../../../contract/define-tool.ts'
import { personalData, readOnlyAsUser } from '../../../contract/presets.ts'
import { args, readStep, result } from './read.ts'
import { texts } from './texts.ts'

const guessed = ['mostly_utf8', 'zero_bytes', 'korean_letters', 'chinese_letters', 'western_letters']

/** A page of one file: whole lines, or from a byte on. Says which encoding it was read in, and how that is known. */
export const tool = defineTool({
  name: 'read_file',
  version: 1,
  category: 'files',
  kind: 'diagnostic',
  access: readOnlyAsUser,
  placement: { ...personalData, folderArguments: ['path'], untrusted: true },
  typicalMs: 300,
  timeoutMs: 60_000,
  args,
  result,
  steps: [{ id: 'read', via: 'node', run: readStep }],
  picture: { none: 'a text is read' },
  fileTexts: { kind: 'page', path: 'path', text: 'text', firstLine: 'fromLine' },
  unknownWhen: 'text == null',
  findings: [
    { id: 'binary', severity: 'info', when: "encoding == 'binary'" },
    { id: 'damaged', severity: 'warning', asCause: 'possible', when: 'damaged == true' },
    {
      id: 'guessed_encoding',
      severity: 'info',
      when: guessed.map((reason) => `encodingBecause == '${reason}'`).join(' || '),
    },
    { id: 'goes_on', severity: 'info', when: 'nextByte != null' },
    { id: 'empty', severity: 'info', when: 'sizeBytes == 0' },
  ],
  texts,
})
