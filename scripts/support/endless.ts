/**
 * Returns the text of a response. Reads an endless event stream only up to the end of its first event, and then
 * disconnects.
 */
export async function readText(response: Response, isEndless: boolean): Promise<string> {
  if (!isEndless || response.status !== 200 || response.body === null) return response.text()
  let text = ''
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.includes('\n\n')) break
  }
  return text
}
