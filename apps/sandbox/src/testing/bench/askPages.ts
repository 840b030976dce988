import { Agent, get } from 'node:http';
import type { Figures } from './figures';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request over an open connection and returns the raw body, uncompressed and without JSON parsing. */
export function askPage(address: string, token: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
      );
      reply.on('error', reject);
    });
    request.on('error', reject);
  });
}

export interface Measured {
  figures: Figures;
  /** The time in which the requests were answered. */
  milliseconds: number;
}

/** Lets this number of clients request a page repeatedly for a while, and adds up the results. */
export async function askFor(
  milliseconds: number,
  clients: number,
  address: string,
  token: string,
  into: Measured,
): Promise<void> {
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - begun < milliseconds) {
        const before = performance.now();
        try {
          const { status, body } = await askPage(address, token);
          if (status === 200) into.figures.add('page', performance.now() - before);
          else into.figures.errors.push(`${address}: ${status} ${body.slice(0, 200)}`);
        } catch (error) {
          into.figures.errors.push(`${address}: ${String(error)}`);
        }
      }
    }),
  );
  into.milliseconds += performance.now() - begun;
}
