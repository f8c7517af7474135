import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'

import { locales } from '../../shared/domain/locale.ts'
import type { ToolRow } from '../../shared/ipc/tool-row.ts'
import type { MessageKey, Sentences } from '../../shared/texts/messages.ts'
import { isSendKey } from '../components/complaint-field/send-key.ts'
import { Icon } from '../components/icon.tsx'
import type { IconName } from '../components/icon-shapes.ts'
import { Modal } from '../components/modal.tsx'
import { PlainText } from '../components/plain-text.tsx'
import { useNow } from '../components/use-now.ts'
import { useSet } from '../features/settings-page/use-set.ts'
import { loadSentences } from '../i18n/sentences.ts'
import { useText } from '../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../state/app-context.ts'
import { nextItem, paletteItems, type PaletteItem } from './palette-items.ts'
import { windowRows } from './window-rows.ts'
import './palette.css'

const icons = {
  page: 'arrow',
  part: 'gear',
  value: 'gear',
  undo: 'undo',
  checkUp: 'pulse',
  watch: 'pulse',
  report: 'ticket',
  chat: 'chat',
  check: 'play',
  complaint: 'send',
} as const satisfies Record<PaletteItem['kind'], IconName>

/**
 * Ctrl+K: go to a page, open a chat, run a check, send a complaint. It runs checks only, and a check changes nothing; undoing is asked
 * about in the confirmation window.
 */
export function Palette(): ReactNode {
  const { text } = useText()
  const change = useChange()
  const listId = useId()
  const { items, choose, setQuery } = usePalette()
  const [at, setAt] = useState(0)
  const current = items[at]
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt(nextItem(at, items.length, step))
    const chosen = isSendKey(event.nativeEvent) ? current : undefined
    if (chosen !== undefined) choose(chosen)
    if (step !== undefined || chosen !== undefined) event.preventDefault()
  }
  const onQuery = (query: string): void => {
    setQuery(query)
    setAt(0)
  }
  return (
    <Modal label={text('ui.shell.palette')} onClose={() => change({ overlay: 'none' })}>
      <div className="palette-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current === undefined ? undefined : `${listId}-${current.id}`}
          aria-label={text('ui.shell.palette')}
          placeholder={text('ui.shell.palette')}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
        <span className="vh" role="status">
          {text('ui.shell.paletteResults', { count: items.length })}
        </span>
      </div>
      <ul className="palette-list" id={listId} role="listbox" aria-label={text('ui.shell.palette')}>
        {items.map((item, index) => (
          <Row key={item.id} id={`${listId}-${item.id}`} item={item} current={index === at} onChoose={choose} />
        ))}
      </ul>
    </Modal>
  )
}

type RowProps = {
  readonly id: string
  readonly item: PaletteItem
  readonly current: boolean
  readonly onChoose: (item: PaletteItem) => void
}

function Row({ id, item, current, onChoose }: RowProps): ReactNode {
  const { text } = useText()
  const reason = item.kind === 'check' ? item.reason : null
  useEffect(() => {
    if (current) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [current, id])
  return (
    <li id={id} role="option" aria-selected={current} aria-disabled={reason !== null} onClick={() => onChoose(item)}>
      <Icon name={icons[item.kind]} />
      <span className="grow">
        <span className="blk">
          <PlainText text={item.title} />
        </span>
        {item.kind === 'check' && <span className="blk caption muted">{reason ?? item.detail}</span>}
      </span>
      <span className="caption quiet nowrap">{text(kindKeys[item.kind])}</span>
    </li>
  )
}

const kindKeys = {
  page: 'ui.shell.paletteGo',
  part: 'ui.shell.paletteGo',
  value: 'ui.shell.paletteChange',
  undo: 'ui.result.undo',
  checkUp: 'ui.shell.paletteRun',
  watch: 'ui.shell.paletteRun',
  report: 'ui.shell.paletteGo',
  chat: 'ui.shell.paletteChats',
  check: 'ui.shell.paletteRun',
  complaint: 'ui.shell.paletteSend',
} as const satisfies Record<PaletteItem['kind'], MessageKey>

function usePalette() {
  const { text } = useText()
  const { api, actions } = useApp()
  const chats = useAppState((state) => state.chats)
  const chat = useAppState((state) => state.chat)
  const settings = useAppState((state) => state.settings)
  const pc = useAppState((state) => state.pc)
  const now = useNow(true, 60_000)
  const choose = useChoose()
  const [tools, setTools] = useState<readonly ToolRow[]>([])
  const [query, setQuery] = useState('')
  useEffect(() => {
    // Read again when the PC changes: a new network mode makes other tools usable.
    void actions.ask(api['tools.list']({})).then((rows) => {
      if (rows !== null) setTools(rows)
    })
  }, [api, actions, pc])
  const window = windowRows({ text }, { settings, chat, now, languages: useEveryLanguage() })
  const complaintTitle = (typed: string): string => text('ui.shell.paletteComplaint', { text: typed })
  return { items: paletteItems({ window, tools, chats, complaintTitle }, query), choose, setQuery }
}

/** Until the other languages are there, rows are found by their titles. */
function useEveryLanguage(): readonly Sentences[] {
  const [languages, setLanguages] = useState<readonly Sentences[]>([])
  useEffect(() => {
    void Promise.all(locales.map(loadSentences)).then(setLanguages)
  }, [])
  return languages
}

function useChoose(): (item: PaletteItem) => void {
  const { actions } = useApp()
  const change = useChange()
  const set = useSet()
  return (item) => {
    if (item.kind === 'page') change({ page: item.page, overlay: 'none' })
    if (item.kind === 'part') change({ page: 'settings', settingsPart: item.part, overlay: 'none' })
    if (item.kind === 'value') {
      change({ overlay: 'none' })
      void set(item.key, item.value)
    }
    if (item.kind === 'undo') {
      change({ overlay: 'none' })
      void actions.reviewUndo(item.callId)
    }
    if (item.kind === 'checkUp') void actions.checkUp()
    if (item.kind === 'watch') void actions.watch()
    if (item.kind === 'report') change({ page: 'report', overlay: 'none' })
    if (item.kind === 'chat') void actions.openChat(item.chatId)
    if (item.kind === 'check' && item.reason === null) void actions.runChecks([item.tool])
    if (item.kind === 'complaint') void actions.complain(item.text)
  }
}
