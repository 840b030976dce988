import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../api/refusal';
import { files } from '../data/schema/service';
import type { Services } from '../contract/services';

const imageName = /^[A-Za-z0-9._-]{1,128}$/;

/** Public images of news and members. Private images are not served here (T9, T11). */
export function serveImages(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { name: string } }>('/images/:name', async ({ params: { name } }, reply) => {
    if (!imageName.test(name)) throw notFound();
    const [file] = await db
      .select({ type: files.type, bytes: files.bytes })
      .from(files)
      .where(and(eq(files.name, name), isNull(files.ownerId)));
    if (!file) throw notFound();
    return reply
      .type(file.type)
      .headers({
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'public, max-age=86400',
      })
      .send(Buffer.from(file.bytes));
  });
}
