import { unwrapPage, type ListPlace } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { DownlineLevel, DownlineUser } from '@portal/ui/screens/network';
import { portalWords } from '@portal/ui/text/portalWords';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import type { ListState } from '../../shared/lists/listState';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, countOf, fieldsOf, textOf } from '../../shared/wire/wire';

type Level = RowOf<'/user-team-details'>;

const levels = [25, 50, 75] as const;

/** What filters the downline (B §9); the labels are the values (D97). */
export const downlineFields: readonly FilterField[] = [
  {
    type: 'option',
    name: 'level',
    label: portalWords.downlineLevel,
    named: true,
    options: levels.map((level) => ({ value: String(level), label: String(level) })),
  },
];

/** The level is sent as it is chosen (D97). */
export function downlineQueryOf({ filters }: ListState): { level?: (typeof levels)[number] } {
  const level = levels.find((one) => String(one) === filters.level);
  return level === undefined ? {} : { level };
}

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The arrays run beside `username`. What one of them lacks is absent (D97). */
function usersOf(fields: Level): readonly DownlineUser[] {
  const bot = valuesOf(fields.self_investment);
  const pool = valuesOf(fields.self_live_investment);
  const joined = valuesOf(fields.joining_date);
  return valuesOf(fields.username).map((username, index) => ({
    username: textOf(username),
    botInvestment: amountOf(bot[index]),
    poolInvestment: amountOf(pool[index]),
    joinedAt: textOf(joined[index]),
  }));
}

/** Everybody of a level that was read to its end, by the level's number. */
export type WholeLevels = ReadonlyMap<number, readonly DownlineUser[]>;

/** A level as the table shows it; undefined for what names none. */
export function levelOf(fields: Level, whole?: WholeLevels): DownlineLevel | undefined {
  const level = countOf(fields.level);
  if (level === undefined) return undefined;
  const userCount = countOf(fields.user_count);
  const users = whole?.get(level) ?? usersOf(fields);
  const hasMore = !whole?.has(level) && pagesOf(fields) !== undefined && users.length < (userCount ?? 0);
  return {
    id: `level-${level}`,
    level,
    userCount,
    botInvestment: amountOf(fields.investment),
    liveInvestment: amountOf(fields.live_investment),
    users,
    ...(hasMore && { hasMore }),
  };
}

/** In how many parts a level can be read; undefined where the server knows none (D113). */
const pagesOf = (fields: Level): number | undefined => {
  const pages = countOf(fields.user_pages);
  return pages !== undefined && pages > 0 ? pages : undefined;
};

type Levels = Answer<'/user-team-details'>;

/** The row of one level in an answer, which may have others beside it. */
const rowOf = (body: Levels, place: ListPlace, level: number): Level | undefined =>
  unwrapPage(body, place)
    .rows.map((row) => fieldsOf(row as object) as Level)
    .find((fields) => countOf(fields.level) === level);

/** The users of one level as a page of their own, known by their names: who comes twice is the same user. */
export function levelPageOf(body: Levels, place: ListPlace, level: number) {
  const fields = rowOf(body, place, level);
  return {
    data: fields ? usersOf(fields).map((user) => ({ ...user, id: user.username })) : [],
    last_page: fields && pagesOf(fields),
    total: fields && countOf(fields.user_count),
  };
}

/**
 * Everybody of one level, part by part. `read` asks for one part. A server that ignores the page sends the same again,
 * which ends it.
 */
export async function wholeLevel(
  level: number,
  read: (page: number) => Promise<Levels>,
  place: ListPlace,
): Promise<readonly DownlineUser[]> {
  const users: DownlineUser[] = [];
  const seen = new Set<string | undefined>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const own = rowOf(await read(page), place, level);
    const fresh = own ? usersOf(own).filter(({ username }) => !seen.has(username)) : [];
    if (fresh.length === 0) break;
    for (const user of fresh) seen.add(user.username);
    users.push(...fresh);
    last = (own && pagesOf(own)) ?? 1;
  }
  return users;
}

/** The levels of the downline, from the nearest. The call knows no pages: page 1 is all of it. */
export const downlineOf = (body: Levels, place: ListPlace, whole?: WholeLevels): ShownPage<DownlineLevel> =>
  readPage(body, place, (fields: Level) => levelOf(fields, whole));
