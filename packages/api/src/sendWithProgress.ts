/** How much of a body has gone out, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The answer's headers that are read of it; CORS shows a page no more than it allows. */
function headersOf(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Retry-After']) {
    const value = call.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/**
 * `fetch` for an upload whose progress is shown: no browser but Chromium tells how much of a fetch's body has gone
 * out, all of them do for XMLHttpRequest. Rejects as fetch does, without an answer or when it is called off.
 *
 * It has no cookies, for there are none, and can't be told to refuse redirects. An answer from another address than the
 * request's is refused; the browser drops the token on the way to another origin, and the content policy lets no page
 * go to any but the API's (SECURITY T3, T4, T7).
 */
export async function sendWithProgress(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open(request.method, request.url);
    request.headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.min(loaded / total, 1) : 0);
    call.upload.onload = () => onProgress(1);
    call.onload = () => {
      if (call.responseURL !== '' && call.responseURL !== request.url) reject(new TypeError('Redirected'));
      // An empty text is no body: with 204 the platform refuses any.
      else
        resolve(new Response(call.responseText || null, { status: call.status, headers: headersOf(call) }));
    };
    call.onerror = () => reject(new TypeError('No answer'));
    call.onabort = () => reject(new TypeError('Called off'));
    call.onloadend = () => request.signal.removeEventListener('abort', abort);
    request.signal.addEventListener('abort', abort);
    call.send(body);
  });
}
