import { effects, type WritePath } from '@portal/api';
import { api, type Call } from '@portal/portal-core/calls/api';
import type { KeyedPath } from '@portal/portal-core/calls/endpoints';
import { toRefusal } from '@portal/portal-core/calls/refusal';
import { selectError } from '@portal/portal-core/calls/result';
import { toWriteOutcome } from '@portal/portal-core/calls/writeOutcome';
import { selectToast } from '@portal/portal-core/store/toasts.slice';
import { createIdempotencyKeyStore } from '@portal/portal-core/writes/writeKeeper';
import { portalMessages } from '@portal/ui/text/portalMessages';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { anyAnswer, toResponse, type Sent } from './signs.fixtures';
import { createXhr, portal, writes } from './writes.fixtures';

// T44: a write is shown as done only if the server carried it out. Seeds are printed, failures are shrunk.

/** Each writing call of the contract with its effect. A POST without one is a type error in `posts`. */
const posts: Readonly<Record<WritePath, string>> = effects.post;
const calls: readonly { call: Call; effect: string }[] = [
  ...Object.entries(posts).map(([path, effect]) => ({ call: { method: 'post' as const, path }, effect })),
  ...Object.entries(effects.get).map(([path, effect]) => ({
    call: { method: 'get' as const, path },
    effect,
  })),
].map(({ call, effect }) => ({
  call: { ...call, init: { body: {}, params: { path: { id: '7' } } } },
  effect,
}));

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    send: build.mutation<unknown, Call>({
      query: ({ method, path, init = {} }) => {
        const { body, ...rest } = init as { body?: object };
        return { method, path, init: method === 'get' ? rest : { ...rest, body } };
      },
      extraOptions: { kind: 'action' },
    }),
  }),
});

/** A 204 is done for the writes that neither move money nor change security. */
const toExpected = ({ truth, status }: Sent, effect: string) =>
  status === 204 && effect === 'other' ? 'done' : truth;

afterEach(() => void vi.unstubAllGlobals());

test('there are 44 writing calls', () => expect(calls).toHaveLength(44));

test.each(calls)('$call.method $call.path is done only if it was carried out', async ({ call, effect }) => {
  await fc.assert(
    fc.asyncProperty(anyAnswer, async (sent) => {
      const { dispatch, answers, getState } = portal();
      answers(() => toResponse(sent));
      const result = await dispatch(endpoints.send.initiate(call));
      const error = selectError(result);
      const expected = toExpected(sent, effect);
      expect(toWriteOutcome(error)).toBe(expected);
      const toast = selectToast(getState());
      if (expected !== 'done') expect(toast?.tone).toBe('bad');
      // The words are the server's, or the portal's own.
      const own = effect === 'other' ? portalMessages.done : undefined;
      if (expected === 'done') expect(toast?.text).toBe(sent.words ?? own);
      if (error?.kind === 'refused') expect(error.message).toBe(sent.words ?? error.message);
    }),
    { numRuns: 20 },
  );
});

test('a key stays until the server accepts or refuses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(writes) as KeyedPath[])),
      fc.array(anyAnswer, { minLength: 1, maxLength: 4 }),
      async (path, all) => {
        const { keys, respond, dispatch, answers } = portal();
        vi.stubGlobal('XMLHttpRequest', createXhr(respond));
        const store = createIdempotencyKeyStore();
        let isOpen = false;
        for (const sent of all) {
          answers(() => toResponse(sent));
          const before = keys.at(-1);
          const idempotencyKey = store.keyFor({ text: '5.00' });
          const onProgress = () => undefined;
          const error = selectError(
            await writes[path]({ dispatch, text: '5.00', idempotencyKey, onProgress }),
          );
          const writeOutcome = store.settle(error);
          expect(writeOutcome).toBe(toExpected(sent, effects.post[path]));
          if (isOpen) expect(keys.at(-1)).toBe(before);
          isOpen = writeOutcome === 'unknown';
          expect(error !== undefined && toRefusal(error, {}, { writeOutcome }).unknown).toBe(isOpen);
        }
      },
    ),
    { numRuns: 150 },
  );
});
