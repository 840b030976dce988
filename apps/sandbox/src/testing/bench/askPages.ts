import { Agent, get } from 'node:http';
import type { Figures } from './figures';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One request on a connection that stays open; answers the body, which is not read as JSON, nor compressed. */
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
  /** In which the requests were answered. */
  milliseconds: number;
}

/** Lets so many clients ask for a page again and again for a while, and adds what they saw. */
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
