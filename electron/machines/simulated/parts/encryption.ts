import { definePart } from './part.ts'

/**
 * Drives by letter, with the number that Explorer reads: 1 on, 2 off, 3 encrypting, 4 decrypting, 5 suspended, 6 locked.
 * A program without administrator rights sees nothing else.
 */
export type EncryptionState = Record<string, { shellCode: number }>

function initialEncryption(): EncryptionState {
  return { 'C:': { shellCode: 1 } }
}

export const encryptionPart = definePart({ healthy: initialEncryption })
