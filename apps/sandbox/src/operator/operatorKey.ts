import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Where programs send the key; a page of another site can't send it. */
const keyHeader = 'x-sandbox-key';

export interface OperatorKey {
  isRight: (text: unknown) => boolean;
  /** Whether a request brings the key, as a program's header or as the page's cookie. */
  isHeldBy: (request: FastifyRequest) => boolean;
  /** The Set-Cookie that lets a browser keep it, for these pages alone and until the browser ends. */
  cookie: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The key to the operator's pages (T40). A forwarder of bytes on this machine looks like a program of it, but only
 * whoever started the sandbox has read the address that was printed.
 */
export function createOperatorKey(secret: string): OperatorKey {
  const right = digest(secret);
  // Cookies don't know ports: a second sandbox on this machine keeps its own.
  const name = `sandbox_${right.toString('hex').slice(0, 8)}`;
  const isRight = (text: unknown) => typeof text === 'string' && timingSafeEqual(digest(text), right);
  const inCookies = (cookies = '') =>
    cookies.split(';').some((cookie) => {
      const [key = '', ...value] = cookie.trim().split('=');
      return key === name && isRight(value.join('='));
    });
  return {
    isRight,
    isHeldBy: ({ headers }) => isRight(headers[keyHeader]) || inCookies(headers.cookie),
    cookie: `${name}=${secret}; Path=/sandbox; HttpOnly; SameSite=Strict`,
  };
}
