import { pageNameOf, type ListPlace, type OkBody } from '@portal/api';
import type { Mt5Account, Mt5Trade, Mt5Transaction } from '@portal/ui/screens/mt5';
import type { FieldNames, NamesOf } from '../../shared/calls/refusalTexts';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import type { Fields, Item, Unread } from '../../shared/wire/answer';
import { amountOf, fieldsOf, flagOf, itemsOf, listOf, textOf, wordsOf } from '../../shared/wire/wire';

type Account = OkBody<'/mt5/user-account-details/{account}', 'get'>;
type Passwords = OkBody<'/mt5/fetch-password/{account}', 'get'>;

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

/** The investor password: the entry whose title names it, else the third (D74). */
function investorPasswordOf(moreDetails: Unread<Account['more_details']> | undefined): string | undefined {
  const titled = listOf(moreDetails).find(({ title }) => /investor/i.test(textOf(title) ?? ''));
  return textOf((titled ?? fieldsOf(itemsOf(moreDetails)[2])).value);
}

/** Each answer of the area has its fields beside `status`. A back end may put them under `data`, as elsewhere. */
function besideOrUnderData<T>(body: Unread<T>, sign: keyof Fields<T>): Fields<T> {
  const beside = fieldsOf(body);
  // The contract has no `data` here: this reads beyond it.
  return beside[sign] === undefined ? fieldsOf((beside as { data?: Unread<T> }).data) : beside;
}

export const partsOf = (body: Unread<Account>) => besideOrUnderData(body, 'account_details');

/** The figures (B §3); `asked` is the number that they were asked for. */
export function accountOf(body: Unread<Account>, asked: string): Mt5Account {
  const answer = partsOf(body);
  const figures = fieldsOf(answer.account_details);
  const group = fieldsOf(answer.group_details);
  const type = wordsOf(group.account_type, 40);
  return {
    login: loginOf(figures.Login) ?? asked,
    balance: amountOf(figures.Balance),
    credit: amountOf(figures.Credit),
    leverage: leverageOf(figures.MarginLeverage),
    assets: amountOf(figures.Assets),
    equity: amountOf(figures.Equity),
    freeMargin: amountOf(figures.MarginFree),
    margin: amountOf(figures.Margin),
    marginLevel: amountOf(figures.MarginLevel),
    floating: amountOf(figures.Floating),
    investorPassword: investorPasswordOf(answer.more_details),
    live: type.toLowerCase() === 'live',
    type: type === '' ? undefined : type,
    passwordChangeable: flagOf(group.master_password_shown) === 1,
  };
}

/** What the contract calls the page of each list. A back end may have other names, which its links then tell (D78). */
const usualNames = { balance_log: 'balance_page', trade: 'trade_page' } as const;

/** The place of one of the account's lists. Its links name the account, and its page by a name of its own (D78, T4). */
function placeOfList(
  body: Unread<Account> | undefined,
  list: keyof typeof usualNames,
  place: ListPlace,
  login: string,
): Required<ListPlace> {
  const own = { origin: place.origin, path: place.path.replace(/[^/]+$/, login) };
  const parts = body === undefined ? {} : partsOf(body);
  return { ...own, pageName: pageNameOf(parts[list], own) ?? usualNames[list] };
}

/** The pages to ask for, each under its list's own name. The first page is what comes unasked. */
export function pagesQueryOf(
  body: Unread<Account> | undefined,
  place: ListPlace,
  login: string,
  pages: Record<keyof typeof usualNames, number>,
): Record<string, number> {
  const lists = Object.keys(usualNames) as (keyof typeof usualNames)[];
  return Object.fromEntries(
    lists
      .filter((list) => pages[list] > 1)
      .map((list) => [placeOfList(body, list, place, login).pageName, pages[list]]),
  );
}

const directions: Readonly<Record<string, 'credit' | 'debit'>> = { credit: 'credit', debit: 'debit' };

/** What a row is called until its place in the whole list is known. No server's text begins with a blank. */
const unkeyed = (index: number) => ` ${index}`;

/** A row without a key of its own has its place in the whole list as one. */
export function transactionsOf(
  body: Unread<Account>,
  place: ListPlace,
  login: string,
): ShownPage<Mt5Transaction> {
  const page = readPage(
    partsOf(body).balance_log,
    placeOfList(body, 'balance_log', place, login),
    (row, index) => {
      const type = textOf(row.type);
      const word = type?.toLowerCase() ?? '';
      return {
        id: textOf(row.id) ?? unkeyed(index),
        serial: index + 1,
        platform: textOf(row.platform),
        amount: amountOf(row.amount),
        direction: Object.hasOwn(directions, word) ? directions[word] : undefined,
        type,
        txType: textOf(row.transaction_type),
        at: textOf(row.created_at),
      };
    },
  );
  const first = Math.max(page.range.from, 1);
  const rows = page.rows.map((row) => {
    const serial = row.serial - 1 + first;
    return { ...row, serial, id: row.id === unkeyed(row.serial - 1) ? `at-${serial}` : row.id };
  });
  return { ...page, rows };
}

const sides: Readonly<Record<string, 'buy' | 'sell'>> = { '0': 'buy', buy: 'buy', '1': 'sell', sell: 'sell' };

/** Where an answer has the page of trades. */
export const tradePageOf = (body: Unread<Account>) => partsOf(body).trade;

/** A trade as the position that it closed (D77). */
export function tradeOf(
  row: Fields<Item<NonNullable<NonNullable<Account['trade']>['data']>>>,
  index: number,
): Mt5Trade {
  const side = textOf(row.trade_action)?.toLowerCase() ?? '';
  return {
    id: String(index),
    side: Object.hasOwn(sides, side) ? sides[side] : undefined,
    symbol: textOf(row.trade_symbol),
    price: amountOf(row.trade_price),
    volume: amountOf(row.trade_volume),
    position: amountOf(row.trade_price_position),
    profit: amountOf(row.trade_profit),
  };
}

export const tradesOf = (body: Unread<Account>, place: ListPlace, login: string): ShownPage<Mt5Trade> =>
  readPage(tradePageOf(body), placeOfList(body, 'trade', place, login), tradeOf);

/** What the passwords' answer holds; undefined when one is missing. */
export function passwordsOf(body: Unread<Passwords>): { main: string; investor: string } | undefined {
  const { main_pass: main, investor_pass: investor } = besideOrUnderData(body, 'main_pass');
  // They are kept as they are, because a blank at an end is part of a password.
  return typeof main === 'string' && typeof investor === 'string' ? { main, investor } : undefined;
}

/** The form's names by the wire's, for texts at fields. */
export const codeNames: FieldNames = { otp: 'code', mpin: 'code', authenticator: 'code' };
export const passwordNames = { password: 'next' } satisfies NamesOf<'/mt5/change-password'>;
