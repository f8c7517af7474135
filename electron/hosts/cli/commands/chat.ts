import type { Conversation, ConversationEvent } from '../../../conversation/conversations.ts'
import { keepableParts } from '../../../conversation/keepable-parts.ts'
import { createPartNews } from '../../../conversation/part-news.ts'
import { takeTurn } from '../../../conversation/typed-turns.ts'
import { ok, type Result } from '../../../kernel/result.ts'
import { exactly } from '../../../views/harmless.ts'
import { askForLine } from '../ask-on-terminal.ts'
import { exitCodes, type CliContext, type CommandOutcome } from '../context.ts'
import { createChatLines } from '../../lines/show-chat.ts'
import { showError } from '../../lines/show-error.ts'
import { replyLines } from '../../lines/show-items.ts'
import type { Showing } from '../../lines/showing.ts'

/** A conversation on the terminal: what is typed is said, until nothing more is. A model in use takes part in it. */
export async function chat(context: CliContext): Promise<Result<CommandOutcome>> {
  const { backend, terminal, translator, signal, options } = context
  const showing: Showing = { translator, registry: backend.registry, terminal, drawing: backend, isChat: true }
  const out = (lines: readonly string[]): void => {
    for (const line of lines) terminal.out(line)
  }
  const engine = await context.engine(createTold(out, showing), { talks: true })
  if (!engine.ok) return engine
  const conversation = engine.value.conversations.create()
  const stop = (): void => conversation.stop()
  signal.addEventListener('abort', stop)
  let turns = 0
  for await (const text of typed(context)) {
    const wish = /^\/keep(?:\s+(\d+))?$/u.exec(text)
    if (wish !== null) {
      out(keptLines(conversation, Number(wish[1] ?? 0), showing))
      continue
    }
    // A slash and one word is meant for the program: nobody complains like that, and no model is asked.
    if (/^\/\p{L}+$/u.test(text)) {
      out([translator.text('chat.commands')])
      continue
    }
    turns += 1
    const ended = await takeTurn(conversation, { text, ...(options.lang ? { lang: options.lang } : {}) }, signal)
    out(ended.ok ? replyLines(conversation.log, showing) : showError(ended.error, translator))
    if (signal.aborted) break
  }
  signal.removeEventListener('abort', stop)
  return ok({ exitCode: signal.aborted ? exitCodes.stopped : exitCodes.done, data: { turns }, lines: [] })
}

/** One message after the other: asked for where somebody sits, else the lines that are handed in. */
async function* typed(context: CliContext): AsyncIterable<string> {
  const { terminal, translator, signal } = context
  if (!terminal.interactive) {
    for await (const line of context.readStandardInput()) if (line.trim() !== '') yield line.trim()
    return
  }
  for (;;) {
    const line = await askForLine({ message: translator.text('chat.ask'), signal }, { terminal, translator })
    if (line === null || line === '') return
    yield line
  }
}

/** Prints what happens while it does: the words of a model line by line, answers once. */
function createTold(out: (lines: readonly string[]) => void, showing: Showing): (event: ConversationEvent) => void {
  const [newsOf, chatLines] = [createPartNews(), createChatLines(showing)]
  return (event) => {
    if (event.kind === 'changed') {
      const { log } = event.conversation
      for (const lines of chatLines.news(log, newsOf(log).notices)) out(lines)
    }
    out(chatLines.heard(event))
  }
}

/** Keeps the part of this number from the model, and says what can be kept and what is. */
function keptLines(
  conversation: Conversation,
  number: number,
  { registry, translator }: Pick<Showing, 'registry' | 'translator'>,
): readonly string[] {
  const { log } = conversation
  const parts = keepableParts(log.all(), (name) => registry.find(name))
  const wanted = parts[number - 1]
  if (wanted !== undefined) conversation.keepBack([wanted.key])
  const kept = log.keptBack()
  const lines = parts.map(({ key, label }, at) =>
    translator.text(kept.includes(key) ? 'chat.keepBack.kept' : 'chat.keepBack.part', {
      ...{ number: at + 1, label: exactly(label[translator.locale]) },
    }),
  )
  return lines.length === 0 ? [translator.text('chat.keepBack.none')] : [...lines, translator.text('chat.keepBack')]
}
