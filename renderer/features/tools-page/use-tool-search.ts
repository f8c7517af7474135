import { useEffect, useState } from 'react'

import { useApp } from '../../state/app-context.ts'

const pauseMs = 150
const nothing: ReadonlySet<string> = new Set()

/** Names of the tools that the words are about, as the planner understands them. Until it has answered, those of the words before. */
export function useToolSearch(words: string): ReadonlySet<string> {
  const { api, actions } = useApp()
  const [about, setAbout] = useState(nothing)
  const query = words.trim()
  useEffect(() => {
    if (query === '') return
    let latest = true
    const timer = setTimeout(() => {
      void actions.ask(api['tools.search']({ query })).then((names) => {
        if (latest && names !== null) setAbout(new Set(names))
      })
    }, pauseMs)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [api, actions, query])
  return query === '' ? nothing : about
}
