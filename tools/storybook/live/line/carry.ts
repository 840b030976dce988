import type { PortalClientOptions } from '@portal/api';
import type { CallAnswer, CallAsked } from '../backEnd/asks';
import type { Conditions } from '../choices';
import { backEnd } from './askBackEnd';
import { conditions, takeOutcome } from './conditions';
import { shapeData } from './shapeData';

/** Milliseconds of a slow call. */
const slowness = 3000;

const json = { 'Content-Type': 'application/json' };

/** The responses of calls that never reach a handler. */
const answers: Record<Exclude<Conditions['outcome'], 'works'>, () => Response> = {
  refused: () =>
    Response.json({ status: false, message: 'This can’t be done at the moment.' }, { status: 422 }),
  underReview: () => Response.json({ success: false, message: 'Your account is under review.' }),
  error500: () => Response.json({ status: false, message: 'Server Error' }, { status: 500 }),
  nonsense: () =>
    new Response('<!doctype html><title>Welcome</title>', { headers: { 'Content-Type': 'text/html' } }),
  signedOut: () => Response.json({ status: false, message: 'Unauthenticated.' }, { status: 401 }),
};

const lost = () => new TypeError('Failed to fetch');

/** Rejects when the request is aborted or the portal is closed. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const isForm = (request: Request) =>
  request.headers.get('Content-Type')?.startsWith('multipart/form-data') === true;

async function askedBy(request: Request, path: string): Promise<CallAsked> {
  const { method } = request;
  const headers = Object.fromEntries(request.headers);
  if (method === 'GET') return { method, path, headers };
  const body = isForm(request) ? [...(await request.formData())] : await request.text();
  return { method, path, headers, body };
}

function getAnswer({ status, headers, body }: CallAnswer, path: string, isRead: boolean): Response {
  const { data } = conditions();
  if (!isRead || typeof body !== 'string' || status !== 200 || data === 'many')
    return new Response(body, { status, headers });
  const shaped = JSON.stringify(shapeData(path, JSON.parse(body), data));
  return new Response(shaped, { status, headers: json });
}

async function answered(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(pathname.indexOf('/api/') + '/api'.length) + search;
  const { network } = conditions();
  if (network === 'down') throw lost();
  if (network === 'slow') await pause(slowness);
  const isRead = request.method === 'GET';
  const outcome = takeOutcome(request.method, path);
  if (outcome !== 'works') return answers[outcome]();
  const answer = await backEnd().call(await askedBy(request, path));
  if (network === 'drops' && !isRead) throw lost();
  return getAnswer(answer, path, isRead);
}

/** The portal's connection to its back end. */
export type Line = Required<Pick<PortalClientOptions, 'fetch' | 'upload'>>;

/**
 * Opens a portal's connection to the back end in this page, under the reviewer's conditions. After `left` aborts, a
 * closed portal can't call the next one's back end.
 */
export function openConnection(left: AbortSignal, onSend: () => void): Line {
  const fetch: Line['fetch'] = async (request) => {
    if (left.aborted) throw lost();
    const answer = answered(request);
    if (request.method !== 'GET') void answer.then(onSend, onSend);
    return Promise.race([answer, givenUp(request.signal), givenUp(left)]);
  };
  const upload: Line['upload'] = async (request, _form, onProgress) => {
    onProgress(0.5);
    const answer = await fetch(request);
    onProgress(1);
    return answer;
  };
  return { fetch, upload };
}
