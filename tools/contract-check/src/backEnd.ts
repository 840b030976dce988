import { parseJson } from '@portal/api';

/** A back end's answer. */
export interface Reply {
  status: number;
  headers: Headers;
  /** The JSON of the answer, or undefined if the body isn't JSON. */
  body: unknown;
}

interface Asked {
  method?: string;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON unless it is a form. */
  body?: unknown;
}

/** A back end at an address that includes any path before `/api`. */
export interface BackEnd {
  address: string;
  ask: (path: string, asked?: Asked) => Promise<Reply>;
}

/** The portal's own time limit (A §9, D111). */
const mostMilliseconds = 20_000;

/** Follows no redirects because the portal's calls would lose their token. Throws if the address doesn't answer. */
export function backEndAt(address: string): BackEnd {
  const base = address.replace(/\/+$/, '');
  return {
    address: base,
    async ask(path, { method = 'GET', token, headers = {}, body } = {}) {
      const send = () =>
        fetch(`${base}${path}`, {
          method: method.toUpperCase(),
          redirect: 'manual',
          signal: AbortSignal.timeout(mostMilliseconds),
          headers: {
            accept: 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        });
      // A server may close a kept connection as it is used again, and only a read may be sent twice.
      const isRead = method === 'GET';
      const answer = await (isRead ? send().catch(send) : send()).catch((cause: unknown) => {
        throw new Error(`${method} ${base}${path} has no answer.`, { cause });
      });
      const { status, headers: received } = answer;
      return { status, headers: received, body: parseJson(await answer.text()) };
    },
  };
}
