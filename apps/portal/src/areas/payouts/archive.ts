import type { ReadPath } from '@portal/api';
import { askOffered } from '@portal/portal-core/exports/askOffered';
import type { ExportPlan } from '@portal/portal-core/exports/exportPlan';
import type { ExportName } from '@portal/portal-core/exports/exportTable';
import type { ArchiveSource } from '@portal/portal-core/exports/readArchive';
import { readTable } from '@portal/portal-core/exports/readTable';
import { readDeposits } from '../deposit/deposits.export';
import { readKyc } from '../kyc/kyc.export';
import { readMt5Accounts, readMt5Transactions, readTrades } from '../mt5/accounts.export';
import { downlineExport } from '../network/downline.export';
import { readLevelUsers } from '../network/levelUsers.export';
import { referralsExport } from '../network/referrals.export';
import { teamListExport } from '../network/teamList.export';
import { notificationsExport } from '../news/notifications.export';
import { logsExport } from '../profile/logs.export';
import { readPasskeys, readProfile, readSessions } from '../profile/profile.export';
import { botsExport, livesExport } from '../subscriptions/subscriptions.export';
import { readTicketMessages, readTickets } from '../tickets/tickets.export';
import { transactionsExport } from '../transactions/transactions.export';
import { transfersExport } from '../transfer/transfer.export';
import { withdrawalsExport } from '../withdraw/withdrawals.export';
import { payoutsExport } from './payouts.export';

const unfiltered = { page: 1, filters: {} };

/** The whole list as its own button saves it. */
const toSource =
  <Shown, P extends ReadPath, Fields>(plan: ExportPlan<Shown, P, Fields>): ArchiveSource =>
  (reader) =>
    readTable(plan, unfiltered, reader);

/** All that the portal knows of the member. Each file has a closed list of fields (D152). */
export const archiveSources: Readonly<Record<ExportName, ArchiveSource>> = {
  profile: readProfile,
  transactions: toSource(transactionsExport),
  payouts: toSource(payoutsExport),
  deposits: readDeposits,
  withdrawals: toSource(withdrawalsExport),
  transfers: toSource(transfersExport),
  bots: toSource(botsExport),
  lives: toSource(livesExport),
  mt5Accounts: readMt5Accounts,
  mt5Transactions: readMt5Transactions,
  trades: readTrades,
  referrals: toSource(referralsExport),
  downline: toSource(downlineExport),
  levelUsers: readLevelUsers,
  teamList: (reader) => askOffered(readTable(teamListExport, unfiltered, reader)),
  kyc: readKyc,
  tickets: readTickets,
  ticketMessages: readTicketMessages,
  notifications: toSource(notificationsExport),
  signIns: toSource(logsExport),
  sessions: readSessions,
  passkeys: readPasskeys,
};
