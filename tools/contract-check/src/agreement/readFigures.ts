import { toAnswer, type ReadPath } from '@portal/api';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import type { DrawnFigure, DrawnLocation } from '@portal/ui/text/figures/meanings';
import { expect } from 'vitest';
import { PortalClient } from '../../../../apps/sandbox/src/testing/portalClient';
import type { TestServer } from '../../../../apps/sandbox/src/testing/testServer';
import { payoutsExport } from '../../../../apps/portal/src/areas/payouts/payouts.export';
import { firstDay } from '../../../../apps/portal/src/areas/payouts/bonusSums';
import {
  botsExport,
  livesExport,
} from '../../../../apps/portal/src/areas/subscriptions/subscriptions.export';
import { transactionsExport } from '../../../../apps/portal/src/areas/transactions/transactions.export';
import { openPortal } from './portal';
import { readBonuses } from './readBonuses';
import { readPackages } from './readPackages';
import { readWallets } from './readWallets';
import type { Reading } from './readings';

/** Every figure that is drawn, in each of its locations. One that is left out is a type error. */
export type Shown = {
  readonly [F in DrawnFigure]: Readonly<Record<DrawnLocation<F>, readonly Reading[]>>;
};

const onWire = (day: string) => day.split('-').reverse().join('-');
const location = (path: string) => ({ origin: 'https://portal.example', path: `/api${path}` });

/** Each drawn figure in all screens, files and papers that show it, through the portal's own code. */
export async function readFigures(
  { app }: TestServer,
  token: string,
  today: string,
): Promise<{ shown: Shown; sentences: readonly string[] }> {
  const client = new PortalClient(app);
  const ask = async <P extends ReadPath>(path: P, query: Readonly<Record<string, string>> = {}) => {
    const asked = new URLSearchParams(query).toString();
    const { status, body } = await client.get(asked === '' ? path : `${path}?${asked}`, token);
    expect(status, path).toBe(200);
    return toAnswer(body) as Answer<P>;
  };
  const [from, year] = [firstDay(today), today.slice(0, 4)];
  const since = { from_date: onWire(from) };
  const all = { ...since, export: 'true' };
  const portal = openPortal(app, token);
  const files = await portal.readFiles();
  const dashboard = await ask('/dashboard');
  const { figures: bonuses, sentences } = readBonuses({
    dashboard,
    summary: await ask('/payouts/summary', since),
    rows: await ask('/payouts', all),
    ofYear: await ask('/payouts', {
      ...{ from_date: `01-01-${year}`, to_date: `31-12-${year}` },
      export: 'true',
    }),
    list: await portal.readList(payoutsExport),
    file: files.payouts,
    ...{ from, today },
  });
  const wallets = readWallets({
    dashboard,
    withdraw: await ask('/withdraw'),
    summary: await ask('/transactions/summary', since),
    cards: await ask('/transactions'),
    rows: await ask('/transactions', all),
    ofWallet: await ask('/transactions', { ...all, wallet: 'pay_in' }),
    list: await portal.readList(transactionsExport),
    file: files.transactions,
    location: location('/transactions'),
    from,
  });
  const packages = readPackages({
    dashboard,
    lives: await ask('/live-subscriptions', { per_page: '100' }),
    bots: await ask('/subscriptions'),
    location: location('/live-subscriptions'),
    botList: await portal.readList(botsExport),
    liveList: await portal.readList(livesExport),
    ...{ botFile: files.bots, liveFile: files.lives },
  });
  return { shown: { ...bonuses, ...wallets, ...packages }, sentences };
}
