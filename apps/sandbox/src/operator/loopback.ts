import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Headers that proxies, balancers and tunnels add. No program or page of this machine sends them. */
const forwarding = [
  /^(forwarded|forwarded-for|via|x-real-ip|true-client-ip|client-ip|cdn-loop|x-host|x-scheme|x-url-scheme)$/,
  /^x-(forwarded|original|rewrite|envoy|amzn|arr|azure|appengine|varnish|proxy)(-|$|[a-z])/,
  /^x-(client|cluster-client|remote|originating)-(ip|addr)$/,
  /^(cf|fastly|fly|do-connecting|proxy)-/,
];

/** A proxy that adds no header may still use the older protocol, which neither browsers nor programs use here. */
const cameThroughAProxy = ({ headers, raw }: FastifyRequest) =>
  raw.httpVersion === '1.0' ||
  Object.keys(headers).some((name) => forwarding.some((pattern) => pattern.test(name)));

/**
 * Whether a request comes from this machine's own pages and programs. It checks the client's address, the Host (which
 * exposes a rebound name), the browser's origin headers and traces of a proxy on this machine (T32).
 */
export function isLoopback(request: FastifyRequest): boolean {
  const { socket, headers } = request;
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  // Our page sends no referrer, so its forms have the origin "null". The browser's Sec-Fetch-Site then decides.
  const ownOrigin = origin === undefined || origin === `http://${host}`;
  const own =
    site === undefined
      ? ownOrigin
      : (site === 'same-origin' && (ownOrigin || origin === 'null')) ||
        (site === 'none' && origin === undefined);
  return (
    own &&
    !cameThroughAProxy(request) &&
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(host)
  );
}
