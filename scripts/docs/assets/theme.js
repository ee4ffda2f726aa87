/// <reference lib="dom" />
/**
 * Applies the theme that the reader chose, before the page is drawn, and adds the button that changes it. Without a
 * choice, the pages are as light or dark as the reader's system.
 */
const themes = new Map([['', ['◐', 'system']], ['light', ['☀', 'light']], ['dark', ['☾', 'dark']]])
const names = [...themes.keys()]

/** @returns {string} */
function chosen() {
  try {
    return localStorage.getItem('theme') ?? ''
  } catch {
    return '' // storage is blocked
  }
}

/** @param {string} name */
function apply(name) {
  document.documentElement.style.colorScheme = name
}

apply(chosen())
addEventListener('DOMContentLoaded', () => {
  let name = themes.has(chosen()) ? chosen() : ''
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'theme'
  const label = () => {
    const [sign, meaning] = themes.get(name) ?? []
    button.textContent = sign
    button.setAttribute('aria-label', `Theme: ${meaning}`)
    button.title = `Theme: ${meaning}`
  }
  label()
  button.addEventListener('click', () => {
    name = names[(names.indexOf(name) + 1) % names.length]
    apply(name)
    label()
    try {
      localStorage.setItem('theme', name)
    } catch { /* the choice is kept for this page only */ }
  })
  document.querySelector('.top .menu').before(button)
})
