import { expect, test } from 'vitest';
import { readFile } from '@portal/portal-core/exports/readFile.fixtures';
import { tradesExport } from './trades.export';

const login = '5012345';
const location = { origin: 'https://portal.example', path: '/api/mt5/user-account-details/%7Baccount%7D' };
const answer = (page: number, symbols: string[]) => ({
  status: true,
  account_details: { Login: login },
  balance_log: { data: [{ id: 1 }], current_page: 1, last_page: 9, total: 90 },
  trade: {
    data: symbols.map((symbol) => ({
      trade_action: '1',
      trade_symbol: symbol,
      trade_price: '1.08423',
      trade_volume: 0.5,
      trade_price_position: '1.08211',
      trade_profit: '-106',
    })),
    current_page: page,
    last_page: 2,
    total: 3,
  },
});

test('the file of closed trades has every page of that list, and the columns of its table (B §2, D78)', async () => {
  const answers = {
    [`GET /mt5/user-account-details/${login}`]: answer(1, ['EURUSD', 'USDJPY']),
    [`GET /mt5/user-account-details/${login}?trade_page=2`]: answer(2, ['=XAU']),
  };
  const plan = tradesExport(login, undefined, location);
  const { calls, rows, titles, cells } = await readFile(plan, answers, {}, location);
  expect(calls).toHaveLength(2);
  expect(rows.map(({ symbol }) => symbol)).toEqual(['EURUSD', 'USDJPY', '=XAU']);
  expect(cells[0]).toEqual(['Sell', 'EURUSD', '1.08423', '0.5', '1.08211', '-106']);
  expect(titles).toEqual(['Buy/Sell', 'Symbol', 'Price', 'Volume', 'Position', 'Profit/Loss']);
});
