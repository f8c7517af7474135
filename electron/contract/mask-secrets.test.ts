import { expect, test } from 'vitest'

import { maskSecrets, maskSecretsIn } from './mask-secrets.ts'

test('what stands behind the name of a secret is masked, with or without something before the name', () => {
  expect(maskSecrets('my_db-password = hunter2; token: "a b" and PWD=x,ok')).toBe(
    'my_db-password = ***; token: *** and PWD=***,ok',
  )
  expect(maskSecretsIn({ text: 'api_key=abc', apiKey: 'abc', list: ['비밀번호: abc'] })).toEqual({
    text: 'api_key=***',
    apiKey: '***',
    list: ['비밀번호: ***'],
  })
})

test.each(['x', 'x-', 'eyJ-', 'token ', 'password', '--token', 'bearer ', 'a@b:', '"', '-----BEGIN '])(
  'a text of nothing but %j takes no longer than its length',
  (part) => {
    const text = part.repeat(Math.floor(100_000 / part.length))
    expect(maskSecrets(text).length).toBeLessThanOrEqual(text.length)
  },
)
