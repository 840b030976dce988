import { describe, expect, test, vi } from 'vitest';
import { api } from './api';
import { read, write } from './endpoints';
import { signedInStore } from './signedInStore.fixtures';

const init = (type: 'otp' | 'mpin') => ({ body: { type } });
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    changedUser: read(build, '/user', { provides: ['Member'] }),
    changeType: write(build, '/authentication', { init, invalidates: ['Member'] }),
    changeTypeToo: write(build, '/authentication', { init, invalidates: ['Member'], refusalsToo: true }),
  }),
});

const page = (status: number) => new Response('<title>Proxy</title>', { status });

/** Whether visible data is refetched after a write with this answer. */
async function isReadAgain(answer: () => Response, name: 'changeType' | 'changeTypeToo') {
  let reads = 0;
  const { dispatch } = signedInStore(({ method }) => {
    if (method === 'POST') return answer();
    reads += 1;
    return Response.json({ status: true });
  });
  await dispatch(endpoints.changedUser.initiate());
  await dispatch(endpoints[name].initiate('mpin'));
  await vi.waitFor(() => expect(reads).toBeGreaterThan(1), { timeout: 300 }).catch(() => undefined);
  return reads > 1;
}

describe('what an endpoint changes is read again', () => {
  test.each<[string, () => Response, boolean, boolean]>([
    ['done', () => Response.json({ status: true }), true, true],
    ['unknown: a page with 200', () => page(200), true, true],
    ['unknown: a gateway', () => page(502), true, true],
    ['refused', () => Response.json({ status: false, message: 'No.' }, { status: 422 }), false, true],
  ])('%s', async (_name, answer, plain, refusalsToo) => {
    expect(await isReadAgain(answer, 'changeType')).toBe(plain);
    expect(await isReadAgain(answer, 'changeTypeToo')).toBe(refusalsToo);
  });
});
