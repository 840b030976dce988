import { toAnswer, type ReadPath } from '@portal/api';
import type { Answer } from '@portal/portal-core/fromApi/answer';
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

const onWire = (day: string) => day.split('-').reverse().join('-');

/** The answers, lists and files of a member that show figures. `from` is the first day of the charts. */
export async function readSources({ app }: TestServer, token: string, today: string) {
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
  const ofYear = { from_date: `01-01-${year}`, to_date: `31-12-${year}`, export: 'true' };
  const portal = openPortal(app, token);
  return {
    ...{ from, today, files: await portal.readFiles() },
    dashboard: await ask('/dashboard'),
    withdraw: await ask('/withdraw'),
    payouts: {
      summary: await ask('/payouts/summary', since),
      rows: await ask('/payouts', all),
      ofYear: await ask('/payouts', ofYear),
      list: await portal.readList(payoutsExport),
    },
    transactions: {
      summary: await ask('/transactions/summary', since),
      /** The whole list, with the cards above it. */
      cards: await ask('/transactions'),
      rows: await ask('/transactions', all),
      ofWallet: await ask('/transactions', { ...all, wallet: 'pay_in' }),
      list: await portal.readList(transactionsExport),
    },
    packages: {
      lives: await ask('/live-subscriptions', { per_page: '100' }),
      bots: await ask('/subscriptions'),
      botList: await portal.readList(botsExport),
      liveList: await portal.readList(livesExport),
    },
  };
}

export type Sources = Awaited<ReturnType<typeof readSources>>;

/** The location of a list's answer. */
export const toLocation = (path: string) => ({ origin: 'https://portal.example', path: `/api${path}` });
