import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { itemsOf, type PictureKind, type PictureView } from '../../../shared/domain/picture.ts'
import { emptyPicture, examplePictures, unreadOf } from '../../../test/fakes/example-pictures.ts'
import { Picture } from './picture.tsx'

const kinds = Object.keys(examplePictures) as PictureKind[]
const html = (view: PictureView): string => renderToStaticMarkup(<Picture view={view} />)

test.each(kinds)('%s is one image whose name says all of it', (kind) => {
  const drawn = html(examplePictures[kind])
  expect(drawn.match(/role="img"/g)).toHaveLength(1)
  expect(drawn).toContain(`aria-label="${examplePictures[kind].alt}"`)
  // What stands within a drawing is not read a second time; a drawing within a drawing has its place there.
  expect(drawn.match(/<svg(?! x=)(?![^>]*aria-hidden="true")/g)).toBeNull()
})

test.each(kinds)('%s shows every value in words as well', (kind) => {
  const view = examplePictures[kind]
  // Dots have no room for words: their name and the table have them.
  const values = kind === 'events' ? ['Nov 19'] : itemsOf(view).map(({ value }) => value)
  for (const value of values) expect(html(view)).toContain(value)
})

test.each(kinds)('%s of what could not be read says so, and neither zero nor well', (kind) => {
  const drawn = html(unreadOf(kind))
  expect(drawn).not.toMatch(/width="0%"|r-ok|r-used|class="arc (used|ok|culprit)|healthy/)
  expect(drawn).toMatch(/unk|Unknown/)
})

test('a list that was read and is empty says what is not there', () => {
  expect(html(emptyPicture)).toContain('Nothing is waiting to print')
})

test.each(kinds)('%s shows what steers text, and lets nothing be markup', (kind) => {
  const hostile = JSON.parse(
    JSON.stringify(unreadOf(kind)).replaceAll('Unknown', '\u202Ekcatta<img src=x>'),
  ) as PictureView
  const drawn = html(hostile)
  expect(drawn).not.toContain('\u202E')
  expect(drawn).not.toContain('<img')
})
