import type { ReadPath } from '@portal/api';
import type { ArchivedFile } from '@portal/portal-core/exports/useArchive';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import { readCsv, type Reader } from '@portal/portal-core/exports/readCsv';
import { referralsExport } from '../network/referrals.export';
import { logsExport } from '../profile/logs.export';
import { profileApi } from '../profile/profile.api';
import { botsExport, livesExport } from '../subscriptions/subscriptions.export';
import { ticketsApi } from '../tickets/tickets.api';
import { transactionsExport } from '../transactions/transactions.export';
import { transfersExport } from '../transfer/transfer.export';
import { withdrawalsExport } from '../withdraw/withdrawals.export';
import { payoutsExport } from './payouts.export';

const unfiltered = { page: 1, filters: {} };

const toList = <Shown, P extends ReadPath, Fields>(plan: ExportPlan<Shown, P, Fields>): ArchivedFile => ({
  name: `${plan.name}.csv`,
  read: (reader) => readCsv(plan, unfiltered, reader, () => undefined),
});

/** An answer as the server sends it. */
const toJson = (name: string, ask: (reader: Reader) => { unwrap: () => Promise<unknown> }): ArchivedFile => ({
  name: `${name}.json`,
  read: (reader) =>
    ask(reader)
      .unwrap()
      .then((body) => ({ text: JSON.stringify(body, null, 2), missing: 0 })),
});

const current = { forceRefetch: true, subscribe: false };

/** All that the portal knows of the member, without what belongs to the members of the team. */
export const archivedFiles: readonly ArchivedFile[] = [
  toJson('profile', ({ dispatch }) => dispatch(profileApi.endpoints.getUser.initiate(undefined, current))),
  toList(transactionsExport),
  toList(payoutsExport),
  toList(withdrawalsExport),
  toList(transfersExport),
  toList(botsExport),
  toList(livesExport),
  toList(referralsExport),
  toList(logsExport),
  toJson('tickets', ({ dispatch }) =>
    dispatch(ticketsApi.endpoints.listTickets.initiate(undefined, current)),
  ),
];
