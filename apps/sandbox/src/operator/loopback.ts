import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether a request comes from this machine's own pages and programs: by the client's address, by the Host it asked for
 * (a rebound name would betray itself there), and by where a browser says that the request was made.
 */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  // A form of our own page comes with the origin "null", since the page sends no referrer: then the browser's word counts.
  const own =
    site === undefined
      ? origin === undefined || origin === `http://${host}`
      : site === 'same-origin' || (site === 'none' && origin === undefined);
  return own && loopbackAddress.test(socket.remoteAddress ?? '') && loopbackHost.test(host);
}
