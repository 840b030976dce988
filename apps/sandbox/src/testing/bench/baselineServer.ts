import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { Pool } from 'pg';

/** A page's statement and its answer. */
export interface Baseline {
  path: string;
  text: string;
  values: unknown[];
  answer: unknown;
}

/**
 * The minimum cost of a page: Fastify and the driver alone. It authenticates the token, sends the page's own statement
 * and returns the sandbox's answer without building it from the rows. Its arguments are the database and the pages.
 */
const [, , connectionString, pages = '[]'] = process.argv;
const pool = new Pool({ connectionString, max: 20 });
const app = Fastify();

const session = `SELECT member_id FROM sessions WHERE token_hash = $1 AND revoked_at IS NULL AND expires_at > now()`;

for (const { path, text, values, answer } of JSON.parse(pages) as Baseline[])
  app.get(path, async (request, reply) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    const hash = createHash('sha256').update(token).digest('hex');
    const known = await pool.query({ name: 'session', text: session, values: [hash] });
    if (known.rows.length === 0) return reply.code(401).send({ status: false });
    await pool.query({ name: path, text, values });
    return answer;
  });

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.on('SIGTERM', () => {
  void app
    .close()
    .then(() => pool.end())
    .then(() => process.exit(0));
});
