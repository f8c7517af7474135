import type { ComponentProps, ReactNode } from 'react'

import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  readonly look?: 'plain' | 'primary' | 'quiet' | 'text' | 'stop' | 'run-elevated'
  readonly small?: boolean
  readonly icon?: IconName
  /** Where the icon stands; `only` needs an `aria-label`. */
  readonly iconAt?: 'start' | 'end' | 'only'
  readonly extraClass?: string
}

/** Every button of every window. `aria-disabled` keeps it reachable, so that its reason can be read. */
export function Button(props: ButtonProps): ReactNode {
  const { look = 'plain', small = false, icon, iconAt = 'start', extraClass = '', children, ...rest } = props
  const classes = [
    'btn',
    look === 'plain' ? '' : look,
    small ? 'small' : '',
    iconAt === 'only' ? 'icon' : '',
    extraClass,
  ]
  return (
    <button type="button" className={classes.filter((part) => part !== '').join(' ')} {...rest}>
      {icon !== undefined && iconAt !== 'end' && <Icon name={icon} />}
      {children}
      {icon !== undefined && iconAt === 'end' && <Icon name={icon} />}
    </button>
  )
}
