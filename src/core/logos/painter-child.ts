/** The process in which images from outside are read: painter.ts starts it, gives it one task at a time, and ends it. */
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

const answer = (told: Answer): unknown => process.send?.(told)
answer({ ready: true })
