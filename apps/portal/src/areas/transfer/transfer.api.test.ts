import { expect, test, vi } from 'vitest';
import { toRemote } from '@portal/portal-core/calls/remote';
import { signedInPortal } from '@portal/portal-core/calls/signedIn.fixtures';
import { transferApi } from './transfer.api';

const { createTransfer, listTransfers } = transferApi.endpoints;
const body = { wallet: 'pay_out_to_pay_in', transfer_amount: '5.00', payee: 'amara21', otp: '4821' } as const;
const transfer = { body, idempotencyKey: 'confirm-0001' };

test.each([
  ['a server that broke', () => new Response('<h1>Whoops</h1>', { status: 500 })],
  ['no network', () => Promise.reject(new TypeError('cut'))],
])('a transfer that failed has words of its own: %s (B §8) [B §8 Transfer failed]', async (_how, answer) => {
  const { dispatch, toast } = signedInPortal(answer);
  await dispatch(createTransfer.initiate(transfer));
  expect(toast()).toMatchObject({ tone: 'bad', text: 'Request failed login again' });
});

test('a list that fails to load shows the common text in its own card (B §8) [B §8 Transfer failed]', async () => {
  const { dispatch, toast } = signedInPortal();
  const fetching = vi.spyOn(Response, 'json').mockImplementation(() => new Response('x', { status: 502 }));
  const { error } = await dispatch(listTransfers.initiate({ query: { page: 1 } }));
  fetching.mockRestore();
  expect(toRemote({ error, isFetching: false, refetch: vi.fn() }, () => null)).toMatchObject({
    ...{ state: 'failed', message: 'Something Went Wrong Please Try Again....' },
  });
  expect(toast()).toBeNull();
});
