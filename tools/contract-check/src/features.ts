import { toAnswer, unwrapPage } from '@portal/api';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Features } from '@portal/portal-core/capabilities/capabilities';
import { isSummary as isPayoutSummary } from '../../../apps/portal/src/areas/payouts/bonusSums';
import { isSummary as isTransactionSummary } from '../../../apps/portal/src/areas/transactions/balanceSums';
import { toStatement } from '../../../apps/portal/src/areas/transactions/statement.mappers';
import { toStatusCounts } from '../../../apps/portal/src/areas/network/referrals.mappers';
import { parseSearched } from '../../../apps/portal/src/areas/tickets/tickets.mappers';
import { hasQuote } from '../../../apps/portal/src/areas/withdraw/withdraw.mappers';
import type { BackEnd } from './backEnd';
import { toFindings, type Finding } from './finding';
import { findText } from './plan';
import { getAt } from './probe';
import type { ReadResults } from './checkReads';

const mt5 = '/mt5/user-account-details/{account}';

interface Pages {
  range: { lastPage: number };
}

/** Tries each capability by a read. False where the answer denies it; absent where the member's data can't show it. */
export async function proveFeatures(
  backEnd: BackEnd,
  token: string,
  { answers, shown }: ReadResults,
): Promise<{ features: Features; findings: Finding[] }> {
  const ask = async (path: string) =>
    toAnswer((await backEnd.ask(`/api${path}`, { token })).body) as object | undefined;
  const here = { origin: new URL(backEnd.address).origin, path: '/api/transactions' };
  const whole = unwrapPage(toAnswer(answers.get('/transactions')?.body), here);
  const one = unwrapPage(await ask('/transactions?per_page=1'), here);
  const all = await ask('/transactions?export=true');
  const account = shown.get(mt5);
  const lists = (['transactions', 'trades'] as const).filter(
    (name) => ((getAt(account, `/${name}`) as Pages | undefined)?.range.lastPage ?? 1) > 1,
  );
  const names = (findText(account, '/pages') ?? '').split(' ');
  const login = findText(account, '/account/login') ?? '';
  const second =
    lists.length > 0
      ? await ask(`/mt5/user-account-details/${login}?${names.map((name) => `${name}=2`).join('&')}`)
      : undefined;
  const turned = lists.map((name) => {
    const list = getAt(second, `/${name === 'trades' ? 'trade' : 'balance_log'}`);
    return { name, isTurned: Number(getAt(list, '/current_page')) === 2 };
  });
  const features: Features = {
    teamList: answers.get('/team-list')?.status === 200 && shown.has('/team-list'),
    teamSearch: answers.get('/team-search')?.status === 200 && shown.has('/team-search'),
    payoutSummary: isPayoutSummary(await ask('/payouts/summary')),
    transactionSummary: isTransactionSummary(await ask('/transactions/summary')),
    referralFilter: toStatusCounts(await ask('/directlist?status=paid')) !== undefined,
    ticketSearch: parseSearched(await ask('/tickets?search=zz')) === 'zz',
    withdrawQuote: hasQuote(await ask('/withdraw?amount=100&wallet=pay_out')),
    ...(turned.length > 0 && { mt5Pages: turned.every(({ isTurned }) => isTurned) }),
    ...(whole.rows.length > 1 && { perPage: one.rows.length === 1 }),
    ...(whole.last > 1 && { exportRows: unwrapPage(all, here).rows.length > whole.rows.length }),
    ...(whole.rows.length > 0 && { statement: toStatement(all as object, here).opening !== undefined }),
  };
  const findings = toFindings(
    'The pages of an MT5 account turn',
    turned.length > 0 ? 'Page 2 shows page 2.' : 'There is no second page.',
    turned.map(
      ({ name, isTurned }) =>
        !isTurned && [
          'lost',
          `MT5 Account shows page 1 of ${name} on page 2 (asked with ${names.join(', ')}).`,
        ],
    ),
  );
  return { features, findings };
}

/** Writes what was proven into a configuration, and keeps every other setting. What was tried in vain is removed. */
export function writeFeatures(file: string, features: Features): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { features?: object }) : {};
  const all = Object.entries({ ...before.features, ...features });
  const proven = Object.fromEntries(all.filter(([name, isProven]) => isProven || !(name in features)));
  writeFileSync(file, `${JSON.stringify({ ...before, features: proven }, null, 2)}\n`);
}
