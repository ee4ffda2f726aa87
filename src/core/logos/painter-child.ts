/** Child process that reads and draws foreign images. painter.ts starts it, sends one task at a time, and kills it. */
import { drawPicture, readPicture } from './picture.ts'
import type { Answer, Task } from './painter.ts'

process.on('disconnect', () => process.exit())
process.on('message', (task: Task) => {
  const work = 'bytes' in task ? readPicture(task.bytes) : drawPicture(task.png, task.edge, task.format)
  work.then(
    done => answer({ done }),
    (error: unknown) => answer({ failed: error instanceof Error ? error.message : String(error) }),
  )
})

const answer = (message: Answer): unknown => process.send?.(message)
answer({ ready: true })
