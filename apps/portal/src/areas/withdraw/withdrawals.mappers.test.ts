import { describe, expect, test } from 'vitest';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';
import { withdrawalsExport } from './withdrawals.export';
import {
  withdrawalFields,
  toWithdrawalsExport,
  toWithdrawalsPage,
  toWithdrawalsQuery,
} from './withdrawals.mappers';
import { toCell } from '@portal/portal-core/exports/fileColumns';

const location = { origin: 'https://portal.example', path: '/api/user/manual/withdraw/list' };
const hash = '9c1185a5c5e9fc54612808977ee8f548b2258d31';
const explorers = { bep20: 'https://bep.example/tx/' };

const crypto = {
  code: 'WD-000231',
  coin_type: 'crypto',
  type: 'pay_out',
  t_hash: hash,
  bank_name: null,
  ac_no: null,
  holder_name: null,
  ifsc: null,
  network: 'USDT BEP20',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  amount_from: '250.00',
  amount_to: '250.00',
  net_amount: '237.50',
  remarks: 'Paid',
  status: 1,
  created_at: '2026-11-18T07:41:00Z',
  decided_at: '2026-11-18T13:41:00Z',
};
const bank = {
  ...crypto,
  ...{ code: 'WD-000198', coin_type: 'bank', type: 'live', t_hash: null, network: null, address: null },
  ...{ bank_name: 'First Bank', ac_no: '00123', holder_name: 'Amara Okafor', ifsc: 'FIRB0000123' },
  ...{ amount_to: '8350.00', net_amount: '7932.50', status: 2, remarks: null },
};
const read = (rows: unknown[]) =>
  toWithdrawalsPage(sent({ status: true, data: { data: rows } }), location, explorers).rows;

describe('a withdrawal (B §3)', () => {
  test.each([
    [{ status: 0, can_take_back: 1 }, true],
    [{ status: 0, can_take_back: '1' }, true],
    [{ status: 0, can_take_back: 0 }, false],
    [{ status: 0 }, false],
    [{ status: 1, can_take_back: 1 }, false],
    [{ can_take_back: 1 }, false],
  ])('%j can be taken back: %s (D119)', (row, expected) => {
    expect(read([{ ...crypto, status: undefined, ...row }])[0]?.canTakeBack).toBe(expected);
  });

  test.each([
    [{ status: 2, taken_back: 1, returned_to: 'live' }, true, 'Live Wallet'],
    [{ status: '2', taken_back: '1' }, true, undefined],
    [{ status: 2, taken_back: 0, returned_to: 'nowhere' }, false, undefined],
    [{ status: 2 }, false, undefined],
    [{ status: 1, taken_back: 1 }, false, undefined],
  ])('%j was taken back: %s, and its money is in %s (D151)', (row, takenBack, returnedTo) => {
    expect(read([{ ...crypto, ...row }])[0]).toMatchObject({ takenBack, returnedTo });
  });

  test('to an address: its hash with the explorer of its network [B §3 Withdrawals]', () => {
    expect(read([crypto])).toEqual([
      {
        id: 'WD-000231',
        code: 'WD-000231',
        type: 'Out going Wallet',
        hash,
        explorer: `https://bep.example/tx/${hash}`,
        method: 'crypto',
        destination: { kind: 'crypto', address: crypto.address, network: 'USDT BEP20' },
        amountFrom: '250.00',
        amountTo: '250.00',
        netAmount: '237.50',
        remarks: 'Paid',
        status: 'completed',
        takenBack: false,
        returnedTo: undefined,
        canTakeBack: false,
        at: '2026-11-18T07:41:00Z',
        decidedAt: '2026-11-18T13:41:00Z',
        support: '/user/chat?about=withdrawal&code=WD-000231',
      },
    ]);
  });

  test('has its method without an address too', () => {
    const row = read([{ ...crypto, address: null }])[0];
    expect(row).toMatchObject({ method: 'crypto', destination: { kind: 'none' } });
  });

  test('to a bank: its account, and the server’s rupees as they are (D82) [B §3 Withdrawals]', () => {
    expect(read([bank])[0]).toMatchObject({
      type: 'Live Wallet',
      destination: {
        ...{ kind: 'bank', account: '00123', holder: 'Amara Okafor', bank: 'First Bank' },
        ifsc: 'FIRB0000123',
      },
      amountTo: '8350.00',
      netAmount: '7932.50',
      status: 'rejected',
      hash: undefined,
      explorer: undefined,
    });
  });

  test.each([
    ['https://evil.example/', undefined],
    ['../../x', undefined],
    [`${hash}?next=//evil.example`, undefined],
    ['javascript:alert(1)', undefined],
    [hash, `https://bep.example/tx/${hash}`],
  ])('the hash %s leads to %s (T10) [B §2 Withdraw History]', (t_hash, explorer) => {
    expect(read([{ ...crypto, t_hash }])[0]?.explorer).toBe(explorer);
  });

  test.each([
    [0, 'pending'],
    ['Pending', 'pending'],
    ['completed', 'completed'],
    ['2', 'rejected'],
    ['1', 'completed'],
    [2, 'rejected'],
    ['Rejected', 'rejected'],
    [3, undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('the status %j is %s (B §4) [B §4 Withdrawal status]', (status, word) => {
    expect(read([{ ...crypto, status }])[0]?.status).toBe(word);
  });

  test('is what is filled in, where the method is missing [B §3 Withdrawals]', () => {
    expect(read([{ ...bank, coin_type: null }])[0]?.destination.kind).toBe('bank');
    expect(read([{ ...crypto, coin_type: undefined }])[0]?.destination.kind).toBe('crypto');
    expect(read([{ code: 'WD-1' }])[0]?.destination).toEqual({ kind: 'none' });
    expect(read([{ ...bank, coin_type: 'BANK', ac_no: null }])[0]?.destination).toMatchObject({
      ...{ kind: 'bank', account: undefined, holder: 'Amara Okafor' },
    });
    expect(read([{ ...crypto, coin_type: 'Crypto', ac_no: '00123' }])[0]?.destination.kind).toBe('crypto');
  });

  test('is identified by its values, and without a code by its index', () => {
    expect(read([{ created_at: '2026-11-18' }, { amount_from: '5.00' }, { code: 'WD-1' }])).toMatchObject([
      { id: 'at-0', code: undefined, at: '2026-11-18', support: '/user/chat?about=withdrawal' },
      { id: 'at-1', amountFrom: '5.00' },
      { id: 'WD-1', support: '/user/chat?about=withdrawal&code=WD-1' },
    ]);
  });

  test('has no words where the server has none, and cuts long ones', () => {
    expect(read([{ ...crypto, type: '', remarks: ' ' }])[0]).toMatchObject({
      ...{ type: undefined, remarks: undefined },
    });
    const [long] = read([{ ...crypto, type: 'x'.repeat(99), remarks: 'x'.repeat(2000) }]);
    expect([long?.type?.length, long?.remarks?.length]).toEqual([60, 1000]);
  });

  test('has no amount and no text of what is none [B §3 Withdrawals]', () => {
    expect(
      read([
        { ...crypto, amount_from: '1e3', amount_to: NaN, net_amount: {}, remarks: '<b>no</b>', type: 5 },
      ])[0],
    ).toMatchObject({
      amountFrom: undefined,
      amountTo: undefined,
      netAmount: undefined,
      remarks: 'no',
      type: '5',
    });
  });
});

test('the list is filtered by days', () => {
  expect(withdrawalFields).toEqual([{ type: 'dates', from: 'from', to: 'to' }]);
});

test('the list is requested by day and page, and for a file in one call (D87, D89) [B §2 Withdraw History]', () => {
  const state = { page: 3, filters: { from: '2026-11-01', to: '2026-11-20' } };
  expect(toWithdrawalsQuery(state)).toEqual({ page: 3, from_date: '01-11-2026', to_date: '20-11-2026' });
  expect(toWithdrawalsExport(state, 1)).toEqual({
    export: 'true',
    from_date: '01-11-2026',
    to_date: '20-11-2026',
  });
  expect(toWithdrawalsExport({ page: 1, filters: {} }, 2)).toEqual({ export: 'true', page: 2 });
});

test('a file has every column, plain, with the currency of its amounts', () => {
  const cells = read([crypto, bank]).map((row) =>
    withdrawalsExport.columns.map((column) => toCell(column, row)),
  );
  expect(cells[0]).toEqual([
    ...['WD-000231', 'Crypto', 'Out going Wallet', hash, `${crypto.address}, USDT BEP20`],
    ...['250.00', 'USD', '250.00', '237.50', 'Paid', 'Completed', '2026-11-18 07:41:00'],
  ]);
  expect(cells[1]).toEqual([
    ...['WD-000198', 'Bank', 'Live Wallet', undefined, '00123, Amara Okafor, First Bank, FIRB0000123'],
    ...['250.00', 'INR', '8350.00', '7932.50', undefined, 'Rejected', '2026-11-18 07:41:00'],
  ]);
});
