import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { maxImageBytes } from '../images/limits';

/** Images are at most 2 MB (D44). Slightly more is read, so each area can refuse with its screen's text. */
const maxFileBytes = 2 * maxImageBytes;

/** A longer text would be cut silently. The contract's longest text has 5,000 characters of up to 4 bytes. */
const maxTextBytes = 24_000;

/** Reads only JSON without prototype poisoning (T21), and forms with files. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A POST without a payload may still have a content type (logout).
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: true,
    limits: {
      fileSize: maxFileBytes,
      files: 5,
      fields: 20,
      fieldSize: maxTextBytes,
      parts: 25,
      headerPairs: 50,
    },
  });
}
