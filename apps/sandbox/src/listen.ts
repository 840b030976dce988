import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

const usualPort = 8080;
const portsTried = 20;

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Listens on the configured port, or on 8080 or the next free one, and returns the public address. */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<string> {
  if (port !== undefined) return app.listen({ port, host });
  for (let next = usualPort; next < usualPort + portsTried; next += 1) {
    try {
      return await app.listen({ port: next, host });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`No free port from ${usualPort} to ${usualPort + portsTried - 1}: set PORT.`);
}
