import { useEffect, useRef } from 'preact/hooks'
import { useSession } from '../model/session.ts'

/** Width and height of the pictures of the service, in pixels. */
const edge = 128

interface AvatarProps {
  searchId: string
  source: string
  url: string
}

/**
 * Picture of an account. The service fetches it when it comes into view, so the site of the account does not learn who
 * looks. It is drawn on a canvas, because the policy of the page allows no image from another place than this server.
 * Without a picture, its place stays hidden.
 */
export function Avatar({ searchId, source, url }: AvatarProps) {
  const { client } = useSession()
  const place = useRef<HTMLSpanElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      show(leaving.signal).catch(() => undefined) // the link of the picture stays in the card
    }, { rootMargin: '200px' })
    seen.observe(place.current!.parentElement!) // the place itself is hidden
    return () => {
      seen.disconnect()
      leaving.abort()
    }

    async function show(signal: AbortSignal): Promise<void> {
      const picture = await client.searches.picture(searchId, { source, url }, { signal })
      if (picture === undefined) return
      const bitmap = await createImageBitmap(picture)
      if (canvas.current === null) return
      canvas.current.getContext('2d')!.drawImage(bitmap, 0, 0, edge, edge)
      place.current!.classList.add('shown')
    }
  }, [searchId, source, url])
  return <span class="avatar" aria-hidden="true" ref={place}><canvas ref={canvas} width={edge} height={edge} /></span>
}
