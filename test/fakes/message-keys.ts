import { messages, type MessageKey } from '../../shared/texts/messages.ts'

export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(messages.en, key)
}
