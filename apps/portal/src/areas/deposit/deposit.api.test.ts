import { expect, test } from 'vitest';
import { recordCalls } from '@portal/portal-core/calls/recordCalls.fixtures';
import { depositApi } from './deposit.api';

const { endpoints } = depositApi;
const image = new File(['x'], 'image.png', { type: 'image/png' });

// A §7.
test('methods are asked for as deposits, and an address and a sync for one method [A §4 Deposit]', async () => {
  const { dispatch, calls } = recordCalls();
  await dispatch(endpoints.listPaymentMethods.initiate());
  await dispatch(endpoints.getDepositAddress.initiate('2'));
  await dispatch(endpoints.syncBalance.initiate('2'));
  await dispatch(endpoints.checkBalance.initiate('3'));
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /available-payment-methods?type=deposit',
    'GET /fetch-address?payment_method_id=2',
    'GET /balance-sync?payment_method_id=2',
    'GET /balance-sync?payment_method_id=3',
  ]);
});

test('each press of Sync Balance asks again, and nothing of it is kept (D54, D55) [A §4 Deposit]', async () => {
  const { dispatch, calls } = recordCalls();
  await dispatch(endpoints.syncBalance.initiate('2'));
  await dispatch(endpoints.syncBalance.initiate('2'));
  expect(calls).toHaveLength(2);
});

test('a report is sent as a form with its image [A §3 Deposit transaction]', async () => {
  const { dispatch, calls } = recordCalls();
  const body = { amount: '8825.00', bank_id: '3', transaction_id: 'UTR1', comment: 'Paid', image };
  await dispatch(endpoints.createManualDeposit.initiate({ body, idempotencyKey: 'key-0000-0001' }));
  expect(calls).toEqual([
    { call: 'POST /manual-deposit', body: { ...body, image: expect.any(File) as File } },
  ]);
});
