import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';

/** The header for programs. A page of another site can't send it. */
const keyHeader = 'x-sandbox-key';

export interface OperatorKey {
  isRight: (text: unknown) => boolean;
  /** Whether a request has the key, as a program's header or as the page's cookie. */
  isHeldBy: (request: FastifyRequest) => boolean;
  /** The Set-Cookie that stores the key, for these pages only and until the browser closes. */
  cookie: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The key to the operator's pages (T40). A TCP forwarder on this machine looks like a local program, but only the
 * person who started the sandbox has the printed address.
 */
export function createOperatorKey(secret: string): OperatorKey {
  const right = digest(secret);
  // Cookies ignore ports, so a second sandbox on this machine needs another name.
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
