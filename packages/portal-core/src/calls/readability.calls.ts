import {
  findEnvelope,
  parsePageName,
  unwrapPage,
  type OkBody,
  type Readability,
  type ReadPath,
} from '@portal/api';
import { mayBeCut, mt5Lists, mt5Path, type Mt5List } from './pages/pagedPaths';
import type { ApiRow, Fields, Row, Unread } from '../fromApi/answer';
import { parseCount, parseFields, parseNames } from '../fromApi/parse';

// Pure: how much of an answer is readable (D120). A list that can't be read must not look empty.

/** The paths whose answer is a list by the contract. */
export type ListPath = {
  [P in ReadPath]: [Row<OkBody<P, 'get'>>] extends [never] ? never : P;
}[ReadPath];

type DataField<P extends ReadPath> =
  OkBody<P, 'get'> extends { data: infer Data } ? keyof Fields<Data> : keyof Fields<OkBody<P, 'get'>>;

/** A readable row has one of these fields. A new list of the contract is a type error here. */
export const rowFields: { readonly [P in ListPath]: readonly (keyof ApiRow<P>)[] } = {
  '/all-notifications': ['id', 'title', 'body'],
  '/available-payment-methods': ['id'],
  '/balance-sync': ['thash', 'amount', 'created_at'],
  '/binary-details': ['parent'],
  '/country': ['id'],
  '/directTeam': ['username', 'sponsor'],
  '/directlist': ['name', 'username'],
  '/kyc-list': ['id', 'document_type', 'document_name', 'status'],
  '/latest-notifications': ['id', 'title', 'body'],
  '/live-packages': ['id'],
  '/live-subscriptions': ['id', 'package', 'created_at'],
  '/logs': ['ip', 'country', 'created_at'],
  '/news': ['id', 'title', 'body', 'image'],
  '/packages': ['id'],
  '/payouts': ['amount', 'created_at', 'wallet'],
  '/payouts/summary': ['day'],
  '/rank/incomes': ['name'],
  '/sessions': ['id'],
  '/subjects': ['id'],
  '/subscriptions': ['invoice_id', 'package', 'created_at'],
  '/team-list': ['username'],
  '/team-search': ['username'],
  '/ticket/{id}/details': ['id'],
  '/tickets': ['id'],
  '/transactions': ['value', 'created_at', 'wallet'],
  '/transactions/summary': ['day'],
  '/transfer': ['transfer_amount', 'created_at'],
  '/user-team-details': ['level'],
  '/user/manual/withdraw/list': ['code', 'created_at', 'amount_from'],
};

/** Other answers whose screen would show zeros or nothing without one of these fields. */
export const answerFields = {
  '/dashboard': ['username', 'payin_balance', 'payout_balance', 'total_subscription', 'total_referrals'],
  '/pool/incomes': ['matching', 'matchingRequired', 'currentRank', 'rankRequired'],
  '/user': ['name', 'email', 'username', 'profile'],
  '/withdraw': ['balance', 'conversion_rate', 'more_details'],
} satisfies { readonly [P in ReadPath]?: readonly DataField<P>[] };

/** Their answer may be one row without a list (D96). */
const treePaths: readonly string[] = ['/binary-details', '/directTeam'] satisfies ListPath[];

/** Their answer may be a map of ids to names (D147). */
const mapPaths: readonly string[] = ['/country', '/subjects'] satisfies ListPath[];

/** Lists inside answers. A screen works without them. */
const innerLists = ['closed_results', 'more_details', 'notifications', 'source'] as const;

type Query = Readonly<Record<string, unknown>>;

const isMissing = (value: unknown) => value === undefined || value === null;
const hasOne = (row: unknown, names: readonly string[]) => {
  const fields: Query = parseFields(row as Unread<Query>);
  return names.some((name) => !isMissing(fields[name]) && fields[name] !== '');
};

/** A field that is null counts, because its screen shows `--`. */
const hasKey = (body: object, names: readonly string[]) => names.some((name) => name in body);

const isFilled = (row: unknown) => Object.keys(parseFields(row as Unread<Query>)).length > 0;

/** A list's answer on the page that was asked for; `isRow` tells its readable rows. */
function judgeList(
  list: unknown,
  { path, asked }: { path: string; asked: number },
  isRow: (row: unknown) => boolean,
): Readability {
  if (!findEnvelope(list)) return 'unreadable';
  const { rows, isNumbered, current, last, total = 0, end } = unwrapPage(list, { path }, { page: asked });
  // A page that is not the one asked for would be shown under a wrong number (D132).
  if (isNumbered && current !== asked) return 'unreadable';
  if (rows.length === 0) return asked <= last && total > 0 ? 'unreadable' : 'whole';
  const readable = rows.filter(isRow).length;
  if (readable === 0) return 'unreadable';
  return readable < rows.length || end === 'unknown' ? 'partly' : 'whole';
}

const toPage = (value: unknown) => parseCount(value) ?? 1;

/** One list of an MT5 account. The other and the account stay readable without it. */
export function toMt5ListReadability(body: unknown, name: Mt5List, query: Query): Readability {
  const fields: Query = parseFields(body as Unread<Query>);
  const pageName = parsePageName(fields[name], { path: '' }) ?? mt5Lists[name];
  return judgeList({ data: fields[name] }, { path: '', asked: toPage(query[pageName]) }, isFilled);
}

function judgeMt5(body: unknown, query: Query): Readability {
  const fields: Query = parseFields(body as Unread<Query>);
  if (!hasKey(fields, ['account_details', ...Object.keys(mt5Lists)])) return 'unreadable';
  const names = Object.keys(mt5Lists) as Mt5List[];
  return names.every((name) => toMt5ListReadability(body, name, query) === 'whole') ? 'whole' : 'partly';
}

/** Whether the value of an optional list is something else. */
export const isNoList = (value: unknown) => !isMissing(value) && findEnvelope({ data: value }) === undefined;

const isIn = <Table extends object>(table: Table, path: string): path is string & keyof Table =>
  Object.hasOwn(table, path);

/** Undefined for a path whose answer has no list. */
function judgeMain(path: string, body: unknown, query: Query): Readability | undefined {
  if (path === mt5Path) return judgeMt5(body, query);
  const fields: Query = parseFields(body as Unread<Query>);
  if (isIn(answerFields, path)) return hasKey(fields, answerFields[path]) ? 'whole' : 'unreadable';
  if (!isIn(rowFields, path)) return undefined;
  const own = rowFields[path];
  const isRow = (row: unknown) => hasOne(row, own);
  if (treePaths.includes(path) && isRow(fields['data'])) return 'whole';
  if (mapPaths.includes(path) && parseNames(fields['data']).length > 0) return 'whole';
  const judged = judgeList(body, { path, asked: toPage(query['page']) }, isRow);
  const { rows, hasPager } = unwrapPage(body, { path });
  return judged === 'whole' && !hasPager && mayBeCut(path, rows.length, query) ? 'partly' : judged;
}

/** Judges the body of a success. `query` has the page that was asked for. */
export function toReadability(path: string, body: unknown, query: Query = {}): Readability {
  const main = judgeMain(path, body, query);
  const fields: Query = parseFields(body as Unread<Query>);
  return main === 'whole' && innerLists.some((name) => isNoList(fields[name])) ? 'partly' : (main ?? 'whole');
}
