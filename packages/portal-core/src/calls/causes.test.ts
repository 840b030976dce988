import { createPortalClient } from '@portal/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorMessages } from '@portal/ui/text/errorMessages';
import { errorTexts } from '@portal/ui/text/messages';
import type { CallError } from './call.events';
import { toRefusal } from './refusal';
import { toNotification } from './report';
import { toWriteOutcome } from './writeOutcome';

const now = Date.now();

/** A write's error for an answer, as the client reads it. */
async function getError(status: number, body: string, headers: Record<string, string>): Promise<CallError> {
  const client = createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => 't',
    fetch: () => Promise.resolve(new Response(body, { status, headers })),
  });
  return (await client.post('/authentication', { body: { type: 'otp' } })) as CallError;
}

const bodies = fc.constantFrom('', '<h1>Maintenance</h1>', 'null', '[]', '{}', '{"message":"Server Error"}');
const seeded = { seed: 156, numRuns: 300 };

// Proves: errorMessages.backInMinutes
test('a 503 with a time names the end of the maintenance, and a write stays unknown (D112, D156)', async () => {
  const waits = fc.integer({ min: 1, max: 86_400 });
  const ways = fc.constantFrom('seconds', 'date', 'body');
  await fc.assert(
    fc.asyncProperty(waits, ways, bodies, async (wait, way, body) => {
      const headers = {
        seconds: { 'Retry-After': String(wait) },
        date: { 'Retry-After': new Date(now + wait * 1000).toUTCString(), Date: new Date(now).toUTCString() },
        body: {},
      }[way] as Record<string, string>;
      const error = await getError(503, way === 'body' ? `{"retry_after":${wait}}` : body, headers);
      const text = errorMessages.backInMinutes({ count: Math.ceil(wait / 60) });
      expect(toRefusal(error)).toEqual({ fields: {}, message: text, unknown: true });
      expect(toNotification({ kind: 'action' }, error, '').toast?.text).toBe(text);
      // A read shows it in place, without the dialog of a broken page.
      expect(toNotification({ kind: 'read' }, error, '')).toEqual({});
    }),
    seeded,
  );
});

// Proves: errorMessages.tooLarge
test('a 413 is refused with its own sentence, unless the server has one (D156)', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const error = await getError(413, body, {});
      expect(toWriteOutcome(error)).toBe('refused');
      expect(toRefusal(error)).toEqual({ fields: {}, message: errorMessages.tooLarge, unknown: false });
    }),
    seeded,
  );
  const own = await getError(413, '{"status":false,"message":"Send at most 5 MB."}', {});
  expect(toRefusal(own).message).toBe('Send at most 5 MB.');
});

test('left, failed and unknown have different words', async () => {
  const failed: CallError = { kind: 'failed', reason: 'network', sent: false };
  expect(toRefusal(failed)).toEqual({
    fields: {},
    message: errorTexts.somethingWrongTryAgain,
    unknown: false,
  });
  expect(toRefusal({ ...failed, sent: true }).unknown).toBe(true);
  // The member knows that they left, so nothing is said.
  expect(toRefusal({ ...failed, reason: 'aborted' }).message).toBeUndefined();
  expect(toNotification({ kind: 'action' }, { ...failed, reason: 'aborted', sent: true }, '')).toEqual({});
  const without = await getError(503, '', {});
  expect(toRefusal(without).message).toBe(errorTexts.somethingWrongTryAgain);
});
