import { useState, type ReactNode } from 'react'

import { exampleNames } from '../../../shared/domain/example.ts'
import { ended } from '../../../shared/texts/join.ts'
import { Button } from '../../components/button.tsx'
import { exampleIcons } from '../../components/example-icons.ts'
import { gapBehind } from '../../components/gap-behind.ts'
import { Icon } from '../../components/icon.tsx'
import { MenuButton, type MenuItem } from '../../components/menu-button.tsx'
import { useText } from '../../i18n/text-context.ts'
import { useApp, useAppState, useChange } from '../../state/app-context.ts'
import type { AppState } from '../../state/app-state.ts'
import './practice-banner.css'

/** A practice PC must never be taken for the real one. On it, things can be broken to watch how they are repaired. */
export function PracticeBanner(): ReactNode {
  const { text, locale } = useText()
  const change = useChange()
  const simulated = useAppState((state) => state.pc?.target.kind === 'simulated')
  const page = useAppState((state) => state.page)
  const isRead = useAppState(isAnswerShown)
  if (!simulated) return null
  return (
    <div className="banner sim">
      <Icon name="flask" size={20} />
      <p className="grow">
        <b>{text('ui.shell.target.simulated')}</b>
        <span className={isRead ? 'vh' : 'more'}>
          <b>{ended('', locale)}</b>
          {gapBehind(ended('', locale))}
          {text('ui.shell.simulated')}
        </span>
      </p>
      {page === 'chat' && (
        <>
          <Button look="quiet" onClick={() => change({ page: 'settings', settingsPart: 'general' })}>
            {text('ui.practice.useReal')}
          </Button>
          <Picker />
        </>
      )}
    </div>
  )
}

/** Beside an answer the name says enough: what that means was read on the first screen. */
function isAnswerShown({ page, chat, sending }: AppState): boolean {
  return page === 'chat' && (sending !== null || (chat?.entries.length ?? 0) > 0)
}

function Picker(): ReactNode {
  const { text } = useText()
  const { actions } = useApp()
  const [healed, setHealed] = useState(false)
  const items: readonly MenuItem[] = [
    ...exampleNames.map((example) => ({
      key: example,
      label: text(`ui.practice.break.${example}`),
      icon: exampleIcons[example],
      onChoose: () => {
        setHealed(false)
        void actions.breakPractice(example, text(`ui.chat.example.${example}`))
      },
    })),
    {
      key: 'heal',
      label: text('ui.practice.heal'),
      icon: 'restart',
      apart: true,
      onChoose: () => {
        setHealed(false)
        void actions.healPractice().then(setHealed)
      },
    },
  ]
  return (
    <>
      <span role="status" className="healed">
        {healed && (
          <>
            <Icon name="healthy" />
            {text('ui.practice.healed')}
          </>
        )}
      </span>
      <MenuButton label={text('ui.practice.break')} icon="burst" items={items} />
    </>
  )
}
