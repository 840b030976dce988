import type { ListPlace } from '@portal/api';
import type { Mt5Account, Mt5Trade, Mt5Transaction } from '@portal/ui/screens/mt5';
import type { FieldNames } from '../../app/formRefusal';
import { readPage, type ShownPage } from '../../app/listPage';
import { amountOf, fieldsOf, flagOf, listOf, textOf, wordsOf, type Fields } from '../../app/wire';

/** The number of an account: digits and dots (D77), as the contract has it; undefined for anything else. */
export function loginOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^[0-9][0-9.]{0,31}$/.test(text) ? text : undefined;
}

/** A ratio as text, or its second number. */
function leverageOf(value: unknown): string | undefined {
  const text = wordsOf(value, 20);
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? `1:${text}` : text;
}

/** The entry whose title names it, else the third (D74). */
function investorPasswordOf(moreDetails: unknown): string | undefined {
  const entries: unknown[] = Array.isArray(moreDetails) ? moreDetails : [];
  const titled = listOf(entries).find(({ title }) => /investor/i.test(textOf(title) ?? ''));
  return textOf((titled ?? fieldsOf(entries[2]))['value']);
}

/** The figures (B §3), beside `status` or under `data`; `asked` is the number that they were asked for. */
export function accountOf(body: unknown, asked: string): Mt5Account {
  const answer = partsOf(body);
  const figures = fieldsOf(answer['account_details']);
  const group = fieldsOf(answer['group_details']);
  const type = wordsOf(group['account_type'], 40);
  return {
    login: loginOf(figures['Login']) ?? asked,
    balance: amountOf(figures['Balance']),
    credit: amountOf(figures['Credit']),
    leverage: leverageOf(figures['MarginLeverage']),
    assets: amountOf(figures['Assets']),
    equity: amountOf(figures['Equity']),
    freeMargin: amountOf(figures['MarginFree']),
    margin: amountOf(figures['Margin']),
    marginLevel: amountOf(figures['MarginLevel']),
    floating: amountOf(figures['Floating']),
    investorPassword: investorPasswordOf(answer['more_details']),
    live: type.toLowerCase() === 'live',
    type: type === '' ? undefined : type,
    passwordChangeable: flagOf(group['master_password_shown']) === 1,
  };
}

function partsOf(body: unknown): Fields {
  const answer = fieldsOf(body);
  return answer['account_details'] === undefined ? fieldsOf(answer['data']) : answer;
}

/** Where one of the account's two lists lives: its links name the account, and its page by a name of its own (D78, T4). */
const placeOfList = (place: ListPlace, login: string, pageName: string): ListPlace => ({
  origin: place.origin,
  path: place.path.replace(/[^/]+$/, login),
  pageName,
});

const directions: Readonly<Record<string, 'credit' | 'debit'>> = { credit: 'credit', debit: 'debit' };

/** The rows have no keys: their place on the page is one. */
export function transactionsOf(body: unknown, place: ListPlace, login: string): ShownPage<Mt5Transaction> {
  const page = readPage(
    partsOf(body)['balance_log'],
    placeOfList(place, login, 'balance_page'),
    (row, index) => {
      const type = textOf(row['type']);
      const word = type?.toLowerCase() ?? '';
      return {
        id: String(index),
        serial: index + 1,
        platform: textOf(row['platform']),
        amount: amountOf(row['amount']),
        direction: Object.hasOwn(directions, word) ? directions[word] : undefined,
        type,
        txType: textOf(row['transaction_type']),
        at: textOf(row['created_at']),
      };
    },
  );
  const first = Math.max(page.range.from, 1);
  return { ...page, rows: page.rows.map((row) => ({ ...row, serial: row.serial - 1 + first })) };
}

const sides: Readonly<Record<string, 'buy' | 'sell'>> = { '0': 'buy', buy: 'buy', '1': 'sell', sell: 'sell' };

/** Trades as the positions that they closed (D77). */
export const tradesOf = (body: unknown, place: ListPlace, login: string): ShownPage<Mt5Trade> =>
  readPage(partsOf(body)['trade'], placeOfList(place, login, 'trade_page'), (row, index) => {
    const side = textOf(row['trade_action'])?.toLowerCase() ?? '';
    return {
      id: String(index),
      side: Object.hasOwn(sides, side) ? sides[side] : undefined,
      symbol: textOf(row['trade_symbol']),
      price: amountOf(row['trade_price']),
      volume: amountOf(row['trade_volume']),
      position: amountOf(row['trade_price_position']),
      profit: amountOf(row['trade_profit']),
    };
  });

/** The accounts of the member's own live subscriptions, each once. */
export function loginsOf(body: unknown, place: ListPlace): string[] {
  const { rows } = readPage(body, place, (row, index) => ({
    id: String(index),
    login: flagOf(row['is_own']) === 0 ? undefined : loginOf(row['account_number']),
  }));
  return [...new Set(rows.flatMap(({ login }) => (login === undefined ? [] : [login])))];
}

/** What the passwords' answer holds, beside `status` or under `data`; undefined when one is missing. */
export function passwordsOf(body: unknown): { main: string; investor: string } | undefined {
  const answer = fieldsOf(body);
  const held = answer['main_pass'] === undefined ? fieldsOf(answer['data']) : answer;
  const { main_pass: main, investor_pass: investor } = held;
  // As they are: a blank at an end is part of a password.
  return typeof main === 'string' && typeof investor === 'string' ? { main, investor } : undefined;
}

/** Wire to form, for texts at fields. */
export const codeNames: FieldNames = { otp: 'code', mpin: 'code', authenticator: 'code' };
export const passwordNames: FieldNames = { password: 'next' };
