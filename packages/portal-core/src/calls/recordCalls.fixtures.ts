import { signedInStore } from './signedInStore.fixtures';

/** A call as received by the server. */
interface RecordedCall {
  /** Method, path and query: `GET /logs?page=2`. */
  call: string;
  /** The fields of a JSON or multipart body; absent without one. */
  body?: unknown;
}

async function toBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  return type.startsWith('application/json') ? request.json() : undefined;
}

/** A signed-in store with the real client. The server answers by call, and accepts all others. */
export function recordCalls(answers: Readonly<Record<string, object>> = {}) {
  const calls: RecordedCall[] = [];
  const { client, dispatch } = signedInStore(async (request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^\/api/, '')}${search}`;
    const body = await toBody(request);
    calls.push(body === undefined ? { call } : { call, body });
    return Response.json(answers[call] ?? { status: true });
  });
  return { dispatch, client, calls };
}
