/** Differences of texts, line by line, and what is read of files. */
export const diffEn = {
  'diff.file':
    '{name}: {removed, plural, one {# line} other {# lines}} removed, {added, plural, one {# line} other {# lines}} added',
  'diff.same': '{count, plural, one {# line stays} other {# lines stay}} as before',
  'ui.files.title': 'Files',
  'ui.files.content': 'Content of {name}',
  'ui.files.count': '{count, plural, one {# file} other {# files}}',
  'ui.files.places': '{count, plural, one {# place} other {# places}}',
  'ui.files.foundWords':
    '{files, plural, one {# file contains} other {# files contain}} “{words}”, in {places, plural, one {# place} other {# places}}',
  'ui.files.found':
    '{files, plural, one {# file matches} other {# files match}}, in {places, plural, one {# place} other {# places}}',
  'ui.files.cut': 'Only the first lines are shown here.',
} as const
