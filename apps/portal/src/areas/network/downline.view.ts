import type { ListPlace } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { DownlineLevel, DownlineUser } from '@portal/ui/screens/network';
import { readPage, type ShownPage } from '../../app/listPage';
import type { ListState } from '../../app/listState';
import { amountOf, countOf, textOf, type Fields } from '../../app/wire';

const levels = [25, 50, 75] as const;

/** What filters the downline (B §9); the labels are the values (D97). */
export const downlineFields: readonly FilterField[] = [
  {
    type: 'option',
    name: 'level',
    label: 'Level',
    options: levels.map((level) => ({ value: String(level), label: String(level) })),
  },
];

/** The level is sent as it is chosen (D97). */
export function downlineQueryOf({ filters }: ListState): { level?: (typeof levels)[number] } {
  const level = levels.find((one) => String(one) === filters['level']);
  return level === undefined ? {} : { level };
}

const valuesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The arrays run beside `username`; what one of them lacks is absent (D97). */
function usersOf(fields: Fields): readonly DownlineUser[] {
  const bot = valuesOf(fields['self_investment']);
  const pool = valuesOf(fields['self_live_investment']);
  const joined = valuesOf(fields['joining_date']);
  return valuesOf(fields['username']).map((username, place) => ({
    username: textOf(username),
    botInvestment: amountOf(bot[place]),
    poolInvestment: amountOf(pool[place]),
    joinedAt: textOf(joined[place]),
  }));
}

function levelOf(fields: Fields): DownlineLevel | undefined {
  const level = countOf(fields['level']);
  if (level === undefined) return undefined;
  return {
    id: `level-${level}`,
    level,
    userCount: countOf(fields['user_count']),
    botInvestment: amountOf(fields['investment']),
    liveInvestment: amountOf(fields['live_investment']),
    users: usersOf(fields),
  };
}

/** The levels of the downline, from the nearest. The call knows no pages: page 1 is all of it. */
export const downlineOf = (body: unknown, place: ListPlace): ShownPage<DownlineLevel> =>
  readPage(body, place, levelOf);
