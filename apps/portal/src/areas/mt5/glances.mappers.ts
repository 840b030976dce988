import type { ListLocation } from '@portal/api';
import type { Mt5AccountGlance, Mt5Shown } from '@portal/ui/screens/mt5';
import { readPage } from '@portal/portal-core/lists/listPage';
import { withoutRepeats, withUniqueIds } from '@portal/portal-core/fromApi/repeats';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseFields, parseFlag, parsePlainText } from '@portal/portal-core/fromApi/parse';
import { toLogin } from './mt5.mappers';

/** A name from the broker in one line, or undefined. */
const toName = (value: unknown) => parsePlainText(value, 60) || undefined;

/** The accounts of the member's own live subscriptions, without repeats, with the server's data (D113). */
export function toGlances(body: Answer<'/live-subscriptions'>, location: ListLocation): Mt5AccountGlance[] {
  const { rows } = readPage(body, location, (row, index) => {
    const summary = parseFields(row.account_summary);
    return {
      id: String(index),
      login: parseFlag(row.is_own) === 0 ? undefined : toLogin(row.account_number),
      nickname: toName(summary.nickname),
      server: toName(summary.server),
      balance: parseMoney(summary.balance),
      equity: parseMoney(summary.equity),
    };
  });
  const named = rows.flatMap(({ login, ...row }) =>
    login === undefined ? [] : [{ ...row, id: login, login }],
  );
  return withUniqueIds(withoutRepeats(named)).map(({ id: key, ...glance }) => ({
    ...glance,
    ...(key !== glance.login && { key }),
  }));
}

/** The card shows the sheet's data for the open account, because two reads of one value may differ. */
export const agreeingWith = (
  shown: Mt5Shown | undefined,
  accounts: readonly Mt5AccountGlance[],
): Mt5AccountGlance[] =>
  accounts.map((glance) => {
    if (shown?.kind !== 'account' || shown.account.login !== glance.login) return glance;
    const { balance = glance.balance, equity = glance.equity } = shown.account;
    return {
      ...glance,
      balance: glance.balance === undefined ? undefined : balance,
      equity: glance.equity === undefined ? undefined : equity,
    };
  });
