/** The share of a body that has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** The response headers that the client reads. CORS may hide others from a page. */
function getHeaders(call: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const name of ['Content-Type', 'Retry-After', 'X-Request-Id', 'Idempotency-Key']) {
    const value = call.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/**
 * A `fetch` for uploads with progress. Only Chromium reports the progress of a fetch's body, but every
 * browser does for XMLHttpRequest. It rejects like fetch, without a response or when aborted.
 *
 * It sends no cookies, because there are none. It can't refuse redirects, so a response from a different
 * address counts as a redirect. The browser drops the token on the way to another origin, and the content
 * policy lets pages reach no other origin than the API's (SECURITY T3, T4, T7).
 *
 * The form is sent as it is, because WebKit can't read back a request's form that has a prepared image.
 */
export function sendWithProgress(
  request: Request,
  form: FormData,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    request.signal.throwIfAborted();
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open(request.method, request.url);
    // The call encodes the form again, so its type has a different boundary from the request's.
    request.headers.forEach((value, name) => name !== 'content-type' && call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.min(loaded / total, 1) : 0);
    call.upload.onload = () => onProgress(1);
    call.onload = () => {
      if (call.responseURL !== '' && call.responseURL !== request.url)
        resolve(new Response(null, { status: 302 }));
      // An empty text is passed as no body, because the platform rejects any body with a 204.
      else
        resolve(new Response(call.responseText || null, { status: call.status, headers: getHeaders(call) }));
    };
    const fail = () => reject(new TypeError('No answer'));
    // A refused redirect to another origin looks like a dead network. A fetch without the token shows which it is.
    call.onerror = () =>
      void fetch(request.url, {
        ...{ method: 'HEAD', redirect: 'manual', cache: 'no-store', credentials: 'omit' },
        signal: request.signal,
      }).then((probe) => (probe.ok || probe.status >= 400 ? fail() : resolve(probe)), fail);
    call.onabort = () => reject(new TypeError('Called off'));
    call.onloadend = () => request.signal.removeEventListener('abort', abort);
    request.signal.addEventListener('abort', abort);
    call.send(form);
  });
}
