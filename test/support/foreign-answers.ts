const json = 'application/json; charset=utf-8'
const html = 'text/html; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

interface ForeignAnswer {
  status: number
  type: string
  body: string
}

const answer = (status: number, type: string, body: string): ForeignAnswer => ({ status, type, body })

/**
 * Answers of something other than the source: a proxy, another server at its address, its own code when it fails. No
 * source may take one for its word about the searched value.
 */
export const foreignAnswers: Readonly<Record<string, ForeignAnswer>> = {
  'the 404 of nginx': answer(404, html, '<html>\r\n<head><title>404 Not Found</title></head>\r\n<body>\r\n' +
    '<center><h1>404 Not Found</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n'),
  'the 404 of Cloudflare': answer(404, html, '<!DOCTYPE html><html lang="en-US"><head><title>404 | Not found</title>' +
    '</head><body><div id="cf-wrapper"><span>Error code 404</span></div></body></html>'),
  'the 404 of FastAPI': answer(404, json, '{"detail":"Not Found"}'),
  'the 404 of Go': answer(404, plain, '404 page not found\n'),
  'the 404 of Spring': answer(404, json,
    '{"timestamp":"2026-11-27T10:00:00.000+00:00","status":404,"error":"Not Found","path":"/api"}'),
  'the 404 of Rails': answer(404, json, '{"status":404,"error":"Not Found"}'),
  'the 404 of a gateway': answer(404, json, '{"message":"Not Found"}'),
  'the 404 of Express': answer(404, html, '<!DOCTYPE html><html lang="en"><body><pre>Cannot GET /</pre></body></html>'),
  'the 404 of a moved endpoint': answer(404, json, '{"error":"This endpoint has moved"}'),
  'a 404 without a body': answer(404, plain, ''),
  'a 410 as a page': answer(410, html, '<html><body>Gone</body></html>'),
  'a 410 as JSON': answer(410, json, '{"error":"Gone"}'),
  'a bad request': answer(400, json, '{"error":"Bad Request"}'),
  'a 400 during maintenance': answer(400, json,
    '{"error_code":9999,"error_type":"Maintenance","message":"Down for maintenance"}'),
  'the 422 of FastAPI': answer(422, json, '{"detail":[{"msg":"field required","type":"value_error.missing"}]}'),
  'a 204': answer(204, plain, ''),
  'a 200 without a body': answer(200, plain, ''),
  'null': answer(200, json, 'null'),
  'an object without members': answer(200, json, '{}'),
  'an empty list': answer(200, json, '[]'),
  'an error in a 200': answer(200, json, '{"error":"Internal error"}'),
  'errors beside null': answer(200, json, '{"errors":[{"message":"Internal error"}],"data":null}'),
  'errors in a 200': answer(200, json, '{"errors":[{"message":"Internal error"}]}'),
  'the status error in a 200': answer(200, json, '{"status":"error","message":"Internal error"}'),
  'no success in a 200': answer(200, json, '{"success":false,"message":"Internal error"}'),
  'a rate limit in a 200': answer(200, json, '{"message":"rate limit exceeded"}'),
  'an error of JSON-RPC': answer(200, json, '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"internal"}}'),
  'a rate limit as text of a result': answer(200, json,
    '{"status":"0","message":"NOTOK","result":"Max rate limit reached"}'),
  'a page': answer(200, html, '<!doctype html><title>Welcome</title><h1>Hello</h1>'),
  'a form to sign in': answer(200, html, '<!doctype html><title>Sign in</title><form></form>'),
  'a sentence': answer(200, plain, 'Service temporarily unavailable'),
  'a 202 without a body': answer(202, plain, ''),
  'a 202 with an object': answer(202, json, '{"status":"queued"}'),
  'a 203 of a proxy': answer(203, html, '<!doctype html><title>Cached</title><p>This page was changed</p>'),
  'a 206 without a body': answer(206, json, ''),
  'half of a list': answer(200, json, '[{"id":1'),
  'half of an object': answer(200, json, '{"data":'),
  'a compressed body that nothing decompressed': answer(200, json, '\u001f\ufffd\b\u0000\u0000'),
  'an error of the word ok': answer(200, json, '{"ok":false}'),
  'an error of the word ok, with its name': answer(200, json, '{"ok":false,"error":"internal_error"}'),
  'a failure of JSend': answer(200, json, '{"status":"fail","data":null}'),
  'an error with empty data': answer(200, json, '{"code":500,"message":"internal error","data":[]}'),
  'an error with empty results': answer(200, json, '{"error":"timeout","results":[],"total":0}'),
  'an error in Chinese': answer(200, json, '{"code":429,"msg":"请求过于频繁，请稍后再试","data":null}'),
  'an error in Russian': answer(200, json, '{"ошибка":"Слишком много запросов","данные":[]}'),
  'an error in German': answer(200, json, '{"fehler":"Zu viele Anfragen"}'),
  'an error in Japanese': answer(200, json, '{"message":"アクセスが集中しています"}'),
  'an error in Portuguese': answer(200, json, '{"erro":true,"mensagem":"Limite de requisições excedido"}'),
  'a wrapped status': answer(200, json, '{"meta":{"code":503},"response":{}}'),
  'a text in JSON': answer(200, json, '"rate limit exceeded"'),
  'false in JSON': answer(200, json, 'false'),
  'zero in JSON': answer(200, json, '0'),
  'no number': answer(200, json, '{"count":NaN}'),
  'a rate limit as text': answer(200, plain, 'Too many requests. Please slow down.'),
  'a rate limit as a page': answer(200, html, '<html><body>You are being rate limited</body></html>'),
  'a page to sign in behind a redirect': answer(200, html,
    '<!doctype html><title>Log in</title><form action="/session"><input name="password"></form>'),
  'XML': answer(200, 'application/xml', '<?xml version="1.0"?><Error><Code>SlowDown</Code></Error>'),
  'a call of JSONP': answer(200, 'text/javascript', 'callback({"error":"moved"})'),
  'an event of a stream': answer(200, 'text/event-stream', 'event: error\ndata: {"error":"closed"}\n\n'),
  'members that are all null': answer(200, json,
    '{"id":null,"name":null,"data":null,"result":null,"results":null,"items":null}'),
}
