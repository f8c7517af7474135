import type { ReactNode } from 'react'

import type { ListView } from '../../shared/ipc/step-facts.ts'
import { PlainText } from './plain-text.tsx'

/** What a fix would remove: name and size, and how many more there are. */
export function ItemList({ list }: { readonly list: ListView }): ReactNode {
  return (
    <ul className="item-list">
      {list.items.map(({ name, size }) => (
        <li key={`${name} ${size}`}>
          <span className="cut">
            <PlainText text={name} />
          </span>
          <span className="muted nowrap">{size}</span>
        </li>
      ))}
      {list.more !== null && <li className="muted">{list.more}</li>}
    </ul>
  )
}
