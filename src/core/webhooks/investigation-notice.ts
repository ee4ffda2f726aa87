import type { components } from '../../../generated/api.ts'
import type { Repositories } from '../../db/database.ts'
import type { StoredInvestigation } from '../../db/investigations.ts'
import { makeDue } from './deliveries.ts'
import { reportToEndpoints } from './endpoint-reports.ts'
import { investigationLinks } from './investigation-links.ts'

type Notice = components['schemas']['InvestigationFinishedNotice']

/** The body of the webhook `investigationFinished` without the links, which need the public URL of the deliverer. */
type StoredNotice = Omit<Notice, 'links'>

/** Makes the webhook of an investigation due. Must run in the transaction that ends the investigation. */
export async function reportFinish(
  tx: Repositories,
  { id, accountId, stopped, reference, labels, createdAt }: StoredInvestigation,
  completedAt: string,
  counts: Notice['counts'],
): Promise<void> {
  const subject = { kind: 'investigation', id } as const
  const noticeOf = () => {
    const notice: StoredNotice = {
      event: 'investigation.finished',
      investigation: {
        id,
        status: 'finished',
        stopped: stopped as Notice['investigation']['stopped'],
        reference,
        labels,
        created_at: createdAt,
        completed_at: completedAt,
      },
      counts,
    }
    return JSON.stringify(notice)
  }
  await makeDue(tx, subject, noticeOf)
  await reportToEndpoints(tx, { subject, accountId }, noticeOf)
}

/** Returns the body of the webhook, as JSON. `stored` is a `StoredNotice` as JSON. */
export function finishedNotice(stored: string, publicUrl: string): string {
  const notice = JSON.parse(stored) as StoredNotice
  const whole: Notice = { ...notice, links: investigationLinks(publicUrl, notice.investigation.id) }
  return JSON.stringify(whole)
}
