import { parsePageName, unwrapPage, type ListLocation, type OkBody } from '@portal/api';
import type { Mt5Account, Mt5Trade, Mt5Transaction } from '@portal/ui/screens/mt5';
import type { FieldNames, BodyFieldNames } from '@portal/portal-core/calls/refusalTexts';
import { mt5Lists, type Mt5List } from '@portal/portal-core/calls/pages/pagedPaths';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import type { Fields, Item, Unread } from '@portal/portal-core/fromApi/answer';
import {
  parseMoney,
  parseFields,
  parseFlag,
  parseItems,
  parseList,
  parseText,
  parsePlainText,
} from '@portal/portal-core/fromApi/parse';

type Account = OkBody<'/mt5/user-account-details/{account}', 'get'>;
type Passwords = OkBody<'/mt5/fetch-password/{account}', 'get'>;

/** An account's number: digits and dots (D77), as received; undefined for anything else. */
export function toLogin(value: unknown): string | undefined {
  const text = parseText(value);
  return text !== undefined && /^[0-9][0-9.]{0,31}$/.test(text) ? text : undefined;
}

/** A ratio as text, or its second number. */
function toLeverage(value: unknown): string | undefined {
  const text = parsePlainText(value, 20);
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? `1:${text}` : text;
}

/** The investor password: the entry with that title, or the third (D74). */
function toInvestorPassword(moreDetails: Unread<Account['more_details']> | undefined): string | undefined {
  const titled = parseList(moreDetails).find(({ title }) => /investor/i.test(parseText(title) ?? ''));
  return parseText((titled ?? parseFields(parseItems(moreDetails)[2])).value);
}

/** The account's data (B §3); `asked` is the requested number. */
export function toAccount(body: Unread<Account>, asked: string): Mt5Account {
  const answer = parseFields(body);
  const figures = parseFields(answer.account_details);
  const group = parseFields(answer.group_details);
  const type = parsePlainText(group.account_type, 40);
  return {
    login: toLogin(figures.Login) ?? asked,
    balance: parseMoney(figures.Balance),
    credit: parseMoney(figures.Credit),
    leverage: toLeverage(figures.MarginLeverage),
    assets: parseMoney(figures.Assets),
    equity: parseMoney(figures.Equity),
    freeMargin: parseMoney(figures.MarginFree),
    margin: parseMoney(figures.Margin),
    marginLevel: parseMoney(figures.MarginLevel),
    floating: parseMoney(figures.Floating),
    investorPassword: toInvestorPassword(answer.more_details),
    live: type.toLowerCase() === 'live',
    type: type === '' ? undefined : type,
    passwordChangeable: parseFlag(group.master_password_shown) === 1,
  };
}

/** The location of one of the account's lists. Its links have the account and its own page name (D78, T4). */
function toAccountListLocation(
  body: Unread<Account> | undefined,
  list: Mt5List,
  location: ListLocation,
  login: string,
): Required<ListLocation> {
  const own = { path: location.path.replace(/[^/]+$/, login) };
  const parts = parseFields(body);
  return { ...own, pageName: parsePageName(parts[list], own) ?? mt5Lists[list] };
}

/** Whether an answer names the pages of one of its lists: by its links, or by a cursor to the next one (D78, D145). */
export function hasPageName(
  body: Unread<Account> | undefined,
  list: Mt5List,
  location: ListLocation,
  login: string,
): boolean {
  const own = { path: location.path.replace(/[^/]+$/, login) };
  if (body === undefined) return false;
  const sent = parseFields(body)[list];
  const { nextParams, current } = unwrapPage(sent, own);
  return nextParams !== undefined || current > 1 || parsePageName(sent, own) !== undefined;
}

/** The page of a list whose other pages have no proven name, so that no control leads to them (D119). */
export const asOnlyPage = <Row>({ rows, range }: ShownPage<Row>): ShownPage<Row> => ({
  rows,
  range: { ...range, page: 1, lastPage: 1 },
});

/** The requested pages by page name. The first page is the default. */
export function toPagesQuery(
  body: Unread<Account> | undefined,
  location: ListLocation,
  login: string,
  pages: Record<Mt5List, number>,
): Record<string, number> {
  const lists = Object.keys(mt5Lists) as Mt5List[];
  return Object.fromEntries(
    lists
      .filter((list) => pages[list] > 1)
      .map((list) => [toAccountListLocation(body, list, location, login).pageName, pages[list]]),
  );
}

const directions: Readonly<Record<string, 'credit' | 'debit'>> = { credit: 'credit', debit: 'debit' };

/** A row's temporary key until its index in the whole list is known. Server texts never start with a space. */
const unkeyed = (index: number) => ` ${index}`;

/** A payment into or out of an account, at its index in the list. */
export function toTransaction(
  row: Fields<Item<NonNullable<NonNullable<Account['balance_log']>['data']>>>,
  index: number,
): Mt5Transaction {
  const type = parseText(row.type);
  const word = type?.toLowerCase() ?? '';
  return {
    id: parseText(row.id) ?? unkeyed(index),
    serial: index + 1,
    platform: parseText(row.platform),
    amount: parseMoney(row.amount),
    direction: Object.hasOwn(directions, word) ? directions[word] : undefined,
    type,
    txType: parseText(row.transaction_type),
    at: parseText(row.created_at),
  };
}

/** A row without a key gets its index in the whole list. */
export function toTransactions(
  body: Unread<Account>,
  location: ListLocation,
  login: string,
): ShownPage<Mt5Transaction> {
  const own = toAccountListLocation(body, 'balance_log', location, login);
  const page = readPage(parseFields(body).balance_log, own, toTransaction);
  const first = Math.max(page.range.from, 1);
  const rows = page.rows.map((row) => {
    const serial = row.serial - 1 + first;
    return { ...row, serial, id: row.id === unkeyed(row.serial - 1) ? `at-${serial}` : row.id };
  });
  return { ...page, rows };
}

const sides: Readonly<Record<string, 'buy' | 'sell'>> = { '0': 'buy', buy: 'buy', '1': 'sell', sell: 'sell' };

/** The page of trades in an answer. */
export const toTradePage = (body: Unread<Account>) => parseFields(body).trade;

/** A trade as its closed position (D77). */
export function toTrade(
  row: Fields<Item<NonNullable<NonNullable<Account['trade']>['data']>>>,
  index: number,
): Mt5Trade {
  const side = parseText(row.trade_action)?.toLowerCase() ?? '';
  return {
    id: String(index),
    side: Object.hasOwn(sides, side) ? sides[side] : undefined,
    symbol: parseText(row.trade_symbol),
    price: parseMoney(row.trade_price),
    volume: parseMoney(row.trade_volume),
    position: parseMoney(row.trade_price_position),
    profit: parseMoney(row.trade_profit),
  };
}

export const toTrades = (body: Unread<Account>, location: ListLocation, login: string): ShownPage<Mt5Trade> =>
  readPage(toTradePage(body), toAccountListLocation(body, 'trade', location, login), toTrade);

/** The passwords of an answer; undefined if one is missing. */
export function toPasswords(body: Unread<Passwords>): { main: string; investor: string } | undefined {
  const { main_pass: main, investor_pass: investor } = parseFields(body);
  // Kept untrimmed, because a space may belong to a password.
  return typeof main === 'string' && typeof investor === 'string' ? { main, investor } : undefined;
}

/** Maps the API's field names to the form's, for the server's texts. */
export const codeNames: FieldNames = { otp: 'code', mpin: 'code', authenticator: 'code' };
export const passwordNames = { password: 'next' } satisfies BodyFieldNames<'/mt5/change-password'>;
