/* global performance, PerformanceObserver, MutationObserver, window, document */
// Runs in the page that is measured. Resolves to moments in milliseconds since 1970.
;(async () => {
  const now = () => performance.timeOrigin + performance.now()
  const painted = new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const [first] = list.getEntriesByName('first-contentful-paint')
      if (first === undefined) return
      observer.disconnect()
      resolve(performance.timeOrigin + first.startTime)
    }).observe({ type: 'paint', buffered: true })
  })

  /** Bare: the first message comes back. */
  const firstMessage = async () => {
    await window.hello.ask()
    return now()
  }

  /** Ours: every tool is registered, and what is typed stands in the field. */
  const firstWord = async () => {
    const tools = await window.deskmedic.invoke('tools.list', {})
    if (!tools.ok) throw new Error(tools.error.code)
    const field = await appeared('textarea')
    field.focus()
    document.execCommand('insertText', false, 'x')
    if (field.value !== 'x') throw new Error('the field does not take what is typed')
    return now()
  }

  const appeared = (selector) =>
    new Promise((resolve) => {
      const there = () => document.querySelector(selector)
      if (there() !== null) return resolve(there())
      const observer = new MutationObserver(() => {
        if (there() === null) return
        observer.disconnect()
        resolve(there())
      })
      observer.observe(document, { childList: true, subtree: true })
    })

  // Our page asks nothing before its first paint, so nothing is asked for it either: that would load main meanwhile.
  const answers = window.hello === undefined ? painted.then(firstWord) : firstMessage()
  return { paintedAt: await painted, answersAt: await answers }
})()
