import { expect, test } from 'vitest'

import type { Finding } from '../../../shared/domain/finding.ts'
import { checkVerdict } from './show-diagnosis.ts'

const finding = (severity: Finding['severity']): Finding => ({ tool: 't', id: 'i', severity, args: {}, evidence: [] })

test('nothing is called all right above a warning or the cause of a complaint', () => {
  expect(checkVerdict({ verdict: 'healthy', findings: [] })).toEqual({ word: 'healthy', paint: 'green' })
  expect(checkVerdict({ verdict: 'healthy', findings: [finding('info')] }).word).toBe('healthy')
  expect(checkVerdict({ verdict: 'healthy', findings: [finding('info'), finding('warning')] })).toEqual({
    word: 'warned',
    paint: 'yellow',
  })
  expect(checkVerdict({ verdict: 'healthy', findings: [finding('info')] }, [{ tool: 't', id: 'i' }]).word).toBe(
    'warned',
  )
  expect(checkVerdict({ verdict: 'unknown', findings: [finding('warning')] }).word).toBe('unknown')
  expect(checkVerdict({ verdict: 'problem', findings: [finding('warning')] }).word).toBe('problem')
})
