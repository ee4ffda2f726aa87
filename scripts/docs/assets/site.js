/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Adds a copy button to every block of code, and one that opens all that is folded. The pages also work without it. */
for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    button.textContent = await copy(block.querySelector('code')) ? 'Copied' : 'Select it'
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
  block.querySelector('.label').append(button)
}

/**
 * Copies the text of `code`. The clipboard API needs https or localhost. If it fails, selects the text and copies the
 * selection.
 * @param {Element} code
 */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return true
  } catch {
    getSelection().selectAllChildren(code)
    return document.execCommand('copy')
  }
}

const folded = [...document.querySelectorAll('main details')]
if (folded.length > 2) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'unfold'
  button.textContent = 'Expand all'
  button.addEventListener('click', () => {
    const opens = button.textContent === 'Expand all'
    for (const one of folded) one.open = opens
    button.textContent = opens ? 'Collapse all' : 'Expand all'
  })
  const place = document.querySelector('main .facts') ?? document.querySelector('h1')
  place.after(button)
}

/** The language of the samples is the one that the reader chose last. */
for (const one of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('.languages input'))) {
  const { value } = one
  if (value === stored()) one.checked = true
  one.addEventListener('change', () => {
    try {
      localStorage.setItem('language', value)
    } catch { /* storage is blocked: the choice is for this page */ }
  })
}

function stored() {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}
