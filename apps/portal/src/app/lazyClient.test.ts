import { createPortalClient } from '@portal/api';
import { createLazyModule } from '@portal/portal-core/browser/part';
import { expect, test } from 'vitest';
import { createLazyClient } from './lazyClient';

const answering = () =>
  createPortalClient({
    baseUrl: 'https://portal.example/api',
    getToken: () => null,
    fetch: () => Promise.resolve(Response.json({ data: { id: 1 } })),
  });

test('a call waits for the code, and passes everything on', async () => {
  const module = createLazyModule(() => Promise.resolve(answering()));
  const client = createLazyClient(module);
  expect(module.here()).toBeUndefined();
  const init = { body: { username: 'amara21', password: 'correct horse' } };
  expect(await client.post('/pre-login', init)).toEqual(await answering().post('/pre-login', init));
  expect(module.here()).toBeDefined();
  expect(client.getListLocation('/payouts')).toEqual(answering().getListLocation('/payouts'));
});

test('without the code nothing was sent, and the next call tries again', async () => {
  let tries = 0;
  const client = createLazyClient(
    createLazyModule(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answering());
    }),
  );
  const ask = () => client.get('/country');
  for (let at = 0; at < 2; at += 1)
    expect(await ask()).toEqual({ kind: 'failed', reason: 'network', sent: false });
  expect(await ask()).toMatchObject({ kind: 'ok' });
});
