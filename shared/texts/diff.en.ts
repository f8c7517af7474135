/** Differences of texts, line by line. */
export const diffEn = {
  'diff.file':
    '{name}: {removed, plural, one {# line} other {# lines}} removed, {added, plural, one {# line} other {# lines}} added',
  'diff.same': '{count, plural, one {# line stays} other {# lines stay}} as before',
} as const
