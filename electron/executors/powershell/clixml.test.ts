import { expect, test } from 'vitest'

import { parseErrorStream } from './clixml.ts'

const open = '<Objs Version="1.1.0.1" xmlns="http://schemas.microsoft.com/powershell/2004/04">'

test('error lines become one record, progress and other streams are dropped', () => {
  const text =
    `#< CLIXML\r\n${open}<Obj S="progress" RefId="0"><TN RefId="0"><T>x</T></TN><MS><S N="A">Busy</S></MS></Obj>` +
    '<S S="Error">first &amp; line_x000D__x000A_</S><S S="Error">second</S><S S="warning">careful</S></Objs>'
  expect(parseErrorStream(text)).toEqual({ errors: [{ text: 'first & line\r\nsecond', id: null }], plain: '' })
})

test('a serialized error record keeps its id', () => {
  const record =
    '<Obj S="Error" RefId="0"><ToString>Nein</ToString><Props><S N="FullyQualifiedErrorId">X,Y</S>' +
    '<S N="Message">Zugriff</S></Props></Obj>'
  expect(parseErrorStream(`#< CLIXML\n${open}${record}</Objs>`).errors).toEqual([{ text: 'Zugriff', id: 'X,Y' }])
})

test('text around blocks stays, blocks that are cut off give what they hold', () => {
  const text = `before #< CLIXML\n${open}<S S="Error">one</S></Objs> between #< CLIXML\n${open}<S S="Error">two</S><S S="Er`
  expect(parseErrorStream(text)).toEqual({
    errors: [{ text: 'onetwo', id: null }],
    plain: 'before  between',
  })
})

test('plain text is plain', () => {
  expect(parseErrorStream(' The term is unknown \n')).toEqual({ errors: [], plain: 'The term is unknown' })
})
