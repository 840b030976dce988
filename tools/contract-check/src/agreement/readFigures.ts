import { toAnswer, type ReadPath, type ListLocation } from '@portal/api';
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
import { openPortal, type FileRow } from './portal';
import { readBonuses } from './readBonuses';
import { readWallets } from './readWallets';
import { type Reading, one, sum } from './readings';
import type { BotSubscription, LiveSubscription } from '@portal/ui/screens/subscriptions';
import { botTitles, liveTitles } from '@portal/ui/text/columnTitles';
import { botPrice, livePrice, roiPaid } from '@portal/ui/text/figures/listFigures';
import { subscriptionsTexts } from '@portal/ui/text/messages';
import { toRunning } from '../../../../apps/portal/src/areas/dashboard/dashboard.mappers';
import { toRoi } from '../../../../apps/portal/src/areas/subscriptions/roi.mappers';

interface Read {
  dashboard: Answer<'/dashboard'>;
  lives: Answer<'/live-subscriptions'>;
  location: ListLocation;
  botList: readonly BotSubscription[];
  liveList: readonly LiveSubscription[];
  botFile: readonly FileRow[];
  liveFile: readonly FileRow[];
}

const running: readonly string[] = [subscriptionsTexts.active, subscriptionsTexts.cancellationRequested];

/** Each figure of the packages where the portal shows it, of a member whom nobody gave a package. */
function readPackages({ dashboard, lives, location, botList, liveList, botFile, liveFile }: Read) {
  const shown = toRunning(dashboard);
  const bots = botList.filter(({ status }) => status === 'active');
  const live = liveList.filter(({ status }) => status === 'active' || status === 'requested');
  const inFile = (rows: readonly FileRow[], status: string, price: string) =>
    sum(rows.filter((row) => running.includes(row[status] ?? '')).map((row) => row[price]));
  const own = liveList.filter((row) => row.own);
  return {
    inLive: {
      card: [one(shown?.live.paid)],
      list: [sum(live.map(({ price }) => price))],
      file: [inFile(liveFile, liveTitles.status, livePrice.title)],
    },
    inBots: {
      card: [one(shown?.bots.paid)],
      list: [sum(bots.map(({ price }) => price))],
      file: [inFile(botFile, botTitles.status, botPrice.title)],
    },
    refundToday: {
      card: [sum([shown?.live.refund, shown?.bots.refund])],
      list: [sum([...live, ...bots].map(({ cancelQuote }) => cancelQuote?.net))],
    },
    roiPaid: {
      list: [sum(own.map(({ paidRoi }) => paidRoi))],
      chart: [one(toRoi(lives, location)?.figure)],
      file: [sum(liveFile.map((row) => row[roiPaid.title]))],
    },
  };
}

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
    location: location('/live-subscriptions'),
    botList: await portal.readList(botsExport),
    liveList: await portal.readList(livesExport),
    ...{ botFile: files.bots, liveFile: files.lives },
  });
  return { shown: { ...bonuses, ...wallets, ...packages }, sentences };
}
