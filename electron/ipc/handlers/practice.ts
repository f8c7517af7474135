import type { Translator } from '../../../shared/texts/translate.ts'
import type { Conversations } from '../../conversation/conversations.ts'
import type { Backend } from '../../engine/backend.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Handlers } from '../router.ts'

export type PracticeHandlerDeps = Pick<Backend, 'practice'> & {
  readonly conversations: () => Pick<Conversations, 'open' | 'isRunning'>
  readonly translator: () => Translator
}

/** Breaks the practice PC and makes it healthy again. Whatever is not a practice PC refuses both. */
export function practiceHandlers({
  practice,
  conversations,
  translator,
}: PracticeHandlerDeps): Pick<Handlers, 'practice.break' | 'practice.heal'> {
  const become: NonNullable<typeof practice>['become'] = (example) => {
    if (practice === null) return Promise.resolve(fail('not_practice'))
    // What runs would see one half of this PC and one half of the other.
    return conversations().isRunning() ? Promise.resolve(fail('practice_busy')) : practice.become(example)
  }
  return {
    'practice.break': async ({ chatId, example }): Promise<Result<null>> => {
      if (practice === null) return fail('not_practice')
      const opened = await conversations().open(chatId)
      if (!opened.ok) return opened
      if (!opened.value.live) return fail('chat_read_only')
      const broken = await become(example)
      return broken.ok ? opened.value.send({ text: translator().text(`ui.chat.example.${example}`) }) : broken
    },
    'practice.heal': async () => {
      const healed = await become(null)
      return healed.ok ? ok(null) : healed
    },
  }
}
