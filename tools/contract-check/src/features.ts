import { toAnswer, unwrapPage } from '@portal/api';
import type { Features } from '@portal/portal-core/capabilities/capabilities';
import { isSummary as isPayoutSummary } from '../../../apps/portal/src/areas/payouts/bonusSums';
import { isSummary as isTransactionSummary } from '../../../apps/portal/src/areas/transactions/balanceSums';
import { toStatement } from '../../../apps/portal/src/areas/transactions/statement.mappers';
import { toStatusCounts } from '../../../apps/portal/src/areas/network/referrals.mappers';
import { parseSearched } from '../../../apps/portal/src/areas/tickets/tickets.mappers';
import * as accounts from '../../../apps/portal/src/areas/mt5/mt5.mappers';
import { hasQuote } from '../../../apps/portal/src/areas/withdraw/withdraw.mappers';
import type { BackEnd } from './backEnd';
import { toFindings, type Finding } from './finding';
import type { Seen } from './drawAll';

const mt5 = '/mt5/user-account-details/{account}';

/** Tries each capability by a read. False where the answer denies it; absent where the member's data can't show it. */
export async function proveFeatures(
  backEnd: BackEnd,
  token: string,
  { answers }: Seen,
): Promise<{ features: Features; findings: Finding[] }> {
  const ask = async (path: string) =>
    toAnswer((await backEnd.ask(`/api${path}`, { token })).body) as object | undefined;
  const here = { origin: new URL(backEnd.address).origin, path: '/api/transactions' };
  const whole = unwrapPage(toAnswer(answers.get('/transactions')?.body), here);
  const one = unwrapPage(await ask('/transactions?per_page=1'), here);
  const all = await ask('/transactions?export=true');
  const account = answers.get(mt5);
  const login = account?.path.split('/').at(-1) ?? '';
  const body = toAnswer(account?.body) as never;
  const at = { origin: here.origin, path: account?.path ?? '' };
  const pages = {
    balance_log: accounts.toTransactions(body, at, login).range.lastPage,
    trade: accounts.toTrades(body, at, login).range.lastPage,
  };
  const lists = (['balance_log', 'trade'] as const).filter((name) => account && pages[name] > 1);
  const names = Object.keys(accounts.toPagesQuery(body, at, login, { balance_log: 2, trade: 2 }));
  const second =
    lists.length > 0
      ? await ask(`/mt5/user-account-details/${login}?${names.map((name) => `${name}=2`).join('&')}`)
      : undefined;
  const turned = lists.map((name) => {
    const list = (second as Record<string, { current_page?: unknown } | undefined> | undefined)?.[name];
    return { name, isTurned: Number(list?.current_page) === 2 };
  });
  const isThere = async (path: string) => (await backEnd.ask(`/api${path}`, { token })).status === 200;
  const features: Features = {
    teamList: await isThere('/team-list'),
    teamSearch: await isThere('/team-search?username=aa&tree=binary'),
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
