import { toMapEntries, type ListLocation } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { DownlineLevel, DownlineUser } from '@portal/ui/screens/network';
import { memberMessages } from '@portal/ui/text/memberMessages';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import type { ListState } from '@portal/portal-core/lists/listState';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { createRepeatFinder } from '@portal/portal-core/fromApi/repeats';
import { parseRows } from '@portal/portal-core/fromApi/rows';
import { parseMoney, parseCount, parseText } from '@portal/portal-core/fromApi/parse';

type Level = ApiRow<'/user-team-details'>;

const levels = [25, 50, 75] as const;

/** The filters of the downline (B §9); the labels are the values (D97). */
export const downlineFields: readonly FilterField[] = [
  {
    type: 'option',
    name: 'level',
    label: memberMessages.downlineLevel,
    named: true,
    options: levels.map((level) => ({ value: String(level), label: String(level) })),
  },
];

/** The level is sent unchanged (D97). */
export function toDownlineQuery({ filters }: ListState): { level?: (typeof levels)[number] } {
  const level = levels.find((one) => String(one) === filters.level);
  return level === undefined ? {} : { level };
}

/** The values of a list, or of a map that PHP left, by position. */
const toValues = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(Array.isArray(value) ? value.map((one: unknown, at) => [String(at), one]) : toMapEntries(value));

/** Arrays parallel to `username`. A missing value is absent (D97). */
function toUsers(fields: Level): readonly DownlineUser[] {
  const bot = toValues(fields.self_investment);
  const pool = toValues(fields.self_live_investment);
  const joined = toValues(fields.joining_date);
  return [...toValues(fields.username)].map(([at, username]) => ({
    username: parseText(username),
    botInvestment: parseMoney(bot.get(at)),
    poolInvestment: parseMoney(pool.get(at)),
    joinedAt: parseText(joined.get(at)),
  }));
}

/** All members of completely read levels, by level number. */
export type WholeLevels = ReadonlyMap<number, readonly DownlineUser[]>;

/** A level for the table; undefined without a number. */
export function toLevel(fields: Level, whole?: WholeLevels): DownlineLevel | undefined {
  const level = parseCount(fields.level);
  if (level === undefined) return undefined;
  const userCount = parseCount(fields.user_count);
  const users = whole?.get(level) ?? toUsers(fields);
  const hasMore = !whole?.has(level) && toPages(fields) !== undefined && users.length < (userCount ?? 0);
  return {
    id: `level-${level}`,
    level,
    userCount,
    botInvestment: parseMoney(fields.investment),
    liveInvestment: parseMoney(fields.live_investment),
    users,
    ...(hasMore && { hasMore }),
  };
}

/** Number of pages of a level; undefined if the server has none (D113). */
const toPages = (fields: Level): number | undefined => {
  const pages = parseCount(fields.user_pages);
  return pages !== undefined && pages > 0 ? pages : undefined;
};

type Levels = Answer<'/user-team-details'>;

/** The row of one level in an answer, which may have other levels too. */
const getRow = (body: Levels, location: ListLocation, level: number): Level | undefined =>
  parseRows(body, location).find((fields) => parseCount(fields.level) === level);

/** The users of one level as a page. A user who is delivered twice has a name and is equal in everything. */
export function toLevelPage(body: Levels, location: ListLocation, level: number) {
  const fields = getRow(body, location, level);
  return {
    data: fields ? toUsers(fields).map((user) => ({ ...user, id: user.username })) : [],
    last_page: fields && toPages(fields),
    total: fields && parseCount(fields.user_count),
  };
}

/**
 * Reads all members of a level page by page, with `read` for one page. It stops at a repeated answer, because a server
 * may ignore the page.
 */
export async function readWholeLevel(
  level: number,
  read: (page: number) => Promise<Levels>,
  location: ListLocation,
): Promise<readonly DownlineUser[]> {
  const users: DownlineUser[] = [];
  const pages = new Set<string>();
  const isRepeat = createRepeatFinder();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const own = getRow(await read(page), location, level);
    const found = own ? toUsers(own) : [];
    const text = JSON.stringify(found);
    if (found.length === 0 || pages.has(text)) break;
    pages.add(text);
    users.push(...found.filter((user) => !isRepeat({ ...user, id: user.username })));
    last = (own && toPages(own)) ?? 1;
  }
  return users;
}

/** The levels of the downline, nearest first. The call has no pages, so page 1 is all of it. */
export const toDownline = (
  body: Levels,
  location: ListLocation,
  whole?: WholeLevels,
): ShownPage<DownlineLevel> => readPage(body, location, (fields: Level) => toLevel(fields, whole));
