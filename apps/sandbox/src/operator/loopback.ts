import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** What proxies, balancers and tunnels add to a request; no program or page of this machine sends any of it. */
const forwarding = [
  /^(forwarded|forwarded-for|via|x-real-ip|true-client-ip|client-ip|cdn-loop|x-host|x-scheme|x-url-scheme)$/,
  /^x-(forwarded|original|rewrite|envoy|amzn|arr|azure|appengine|varnish|proxy)(-|$|[a-z])/,
  /^x-(client|cluster-client|remote|originating)-(ip|addr)$/,
  /^(cf|fastly|fly|do-connecting|proxy)-/,
];

/** A proxy that adds nothing may still speak the older protocol, which neither a browser nor a program here does. */
const cameThroughAProxy = ({ headers, raw }: FastifyRequest) =>
  raw.httpVersion === '1.0' ||
  Object.keys(headers).some((name) => forwarding.some((pattern) => pattern.test(name)));

/**
 * Whether a request comes from this machine's own pages and programs: by the client's address, by the Host it asked for
 * (a rebound name would betray itself there), by where a browser says that the request was made, and by nothing that a
 * proxy on this machine would leave (T32).
 */
export function isLoopback(request: FastifyRequest): boolean {
  const { socket, headers } = request;
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  // Our page sends no referrer, so its forms come with the origin "null"; then the browser's Sec-Fetch-Site decides.
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
