import type { NodeStepContext } from '../../../contract/node-step.ts'

/** What one request to the connectivity address says. Not tested = both answers are null. */
export type InternetFacts = {
  readonly internetTested: boolean
  readonly internetOk: boolean | null
  readonly captivePortal: boolean | null
}

export async function checkInternet({
  ports,
  signal,
}: Pick<NodeStepContext, 'ports' | 'signal'>): Promise<InternetFacts> {
  const answer = await ports.network.checkInternet(signal)
  if (answer === 'not_tried') return { internetTested: false, internetOk: null, captivePortal: null }
  return {
    internetTested: true,
    internetOk: answer === 'expected_page',
    captivePortal: answer === 'other_page',
  }
}
