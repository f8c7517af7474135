import { block, type GuardBlock } from '../../../../shared/domain/url-guard.ts'
import { judgeAddress, type AddressJudge, type AddressRules } from './address-ranges.ts'

/** Step 10: one bad answer refuses all. Null = every one of them may be reached. */
export function checkAnswers(
  addresses: readonly string[],
  rules: AddressRules,
  judge: AddressJudge = judgeAddress,
): GuardBlock | null {
  if (addresses.length === 0) return block('no_address')
  return addresses.some((address) => judge(address, rules) !== null) ? block('answer_refused') : null
}

/** Step 11: the other end of a connection that stands. */
export function checkConnected(
  address: string | undefined,
  rules: AddressRules,
  judge: AddressJudge = judgeAddress,
): GuardBlock | null {
  return address === undefined || judge(address, rules) !== null ? block('connected_elsewhere') : null
}
