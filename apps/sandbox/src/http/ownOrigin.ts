import type { FastifyInstance } from 'fastify';

const everywhere = ['0.0.0.0', '::'];

/** The origin of a listening server on this machine. */
export function ownOrigin(app: FastifyInstance): string {
  const bound = app.addresses().find((address) => typeof address === 'object');
  if (!bound) return 'http://localhost';
  const { address, family, port } = bound;
  if (everywhere.includes(address)) return `http://localhost:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
