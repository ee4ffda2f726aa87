/**
 * Child process that reads and draws foreign images. The parent process (painter.ts) starts the child, sends it one
 * image at a time, and kills it.
 */
import { drawPicture, readPicture } from './picture.ts'
import type { PainterMessage, PainterTask } from './painter.ts'

process.on('disconnect', () => process.exit())
process.on('message', (task: PainterTask) => {
  const work = 'bytes' in task ? readPicture(task.bytes) : drawPicture(task.png, task.edge, task.format)
  work.then(
    done => sendMessage({ done }),
    (error: unknown) => sendMessage({ failed: error instanceof Error ? error.message : String(error) }),
  )
})

const sendMessage = (message: PainterMessage): unknown => process.send?.(message)
sendMessage({ ready: true })
