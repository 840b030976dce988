import type { FilterField } from '@portal/ui';
import { expect, test } from 'vitest';
import { exportName } from './exportName';

const fields: readonly FilterField[] = [
  { type: 'dates', from: 'from', to: 'to' },
  { type: 'option', name: 'wallet', label: 'Wallet', options: [] },
  { type: 'text', name: 'note', label: 'Note' },
];
const toName = (filters: Record<string, string>) =>
  exportName('transactions', fields, { page: 3, filters }, '2026-11-21');

test.each<[Record<string, string>, string]>([
  [{}, 'transactions_2026-11-21'],
  [{ from: '2026-11-01', to: '2026-11-20', wallet: 'pay_in' }, 'transactions_pay-in_2026-11-01_2026-11-20'],
  [{ from: '2026-11-01' }, 'transactions_2026-11-01_2026-11-21'],
  [{ to: '2026-11-20', note: 'USDT, BEP20' }, 'transactions_usdt-bep20_until-2026-11-20'],
  // No address can leave the folder or change the file type.
  [{ note: '../../.bashrc' }, 'transactions_bashrc_2026-11-21'],
  [{ note: 'report.exe\u202Evsc' }, 'transactions_report-exe-vsc_2026-11-21'],
  [{ note: 'مرحبا' }, 'transactions_2026-11-21'],
  [{ note: 'x'.repeat(300) }, `transactions_${'x'.repeat(40)}_2026-11-21`],
  [{ note: '--a  b!' }, 'transactions_a-b_2026-11-21'],
  [{ note: `${'x'.repeat(39)} y` }, `transactions_${'x'.repeat(39)}_2026-11-21`],
  [{ unknown: 'name' }, 'transactions_2026-11-21'],
])('%j is the file %s', (filters, name) => {
  expect(toName(filters)).toBe(name);
});

test('a list without filters is dated by its day', () => {
  expect(exportName('logs', [], { page: 1, filters: {} }, '2026-11-21')).toBe('logs_2026-11-21');
});
