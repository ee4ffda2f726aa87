/** A button on every block of code that copies it. Without this script the pages are whole all the same. */
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

/** The clipboard is for https and localhost; elsewhere the selection is copied the old way. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return true
  } catch {
    getSelection().selectAllChildren(code)
    return document.execCommand('copy')
  }
}
