import { parseJson } from './json';
import { toOutcome, type Answer, type Outcome } from './outcome';

const isJson = (response: Response) => /\bjson\b/i.test(response.headers.get('Content-Type') ?? '');

/** The text of a body; `onPart` is called for each part that arrives. */
export async function readParts({ body }: Response, onPart: () => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    onPart();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The outcome of a received response; a file's is its Blob. */
export async function readAnswer(
  response: Response | undefined,
  asBlob: boolean,
  {
    getText = (whole) => whole.text(),
    ...options
  }: Pick<Answer, 'hasNoSession' | 'mayBeEmpty' | 'isDone'> & {
    getText?: ((whole: Response) => Promise<string>) | undefined;
  },
): Promise<Outcome<unknown>> {
  if (!response) throw new TypeError();
  if (asBlob && response.ok && response.status !== 204 && !isJson(response))
    return { kind: 'ok', data: await response.blob() };
  const { status, headers } = response;
  const etag = headers.get('ETag');
  const outcome = toOutcome({
    status,
    body: parseJson(await getText(response)),
    retryAfter: headers.get('Retry-After'),
    date: headers.get('Date'),
    requestId: headers.get('X-Request-Id'),
    ...options,
  });
  return outcome.kind === 'ok' && etag ? { ...outcome, etag } : outcome;
}
