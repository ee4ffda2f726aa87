/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Adds a copy button to every block of code. The pages also work without this script. */
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
