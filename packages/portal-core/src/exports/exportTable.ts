import { documentTitles } from '@portal/ui/text/documentTitles';
import { profileTexts } from '@portal/ui/text/messages';
import { fileMessages } from '@portal/ui/text/columnTitles';

/**
 * Every file of a member's data, in the order of the archive. The sentence about the archive, the archive and the buttons
 * of the lists are made from it, and an entry without a source or a button without an entry is a type error.
 */
export const exportTable = {
  profile: { file: 'profile', title: fileMessages.profile },
  transactions: { file: 'transactions', title: documentTitles.transactions },
  payouts: { file: 'payouts', title: documentTitles.payouts },
  deposits: { file: 'recent-deposits', title: fileMessages.deposits },
  withdrawals: { file: 'withdrawals', title: documentTitles.withdrawals },
  transfers: { file: 'transfers', title: fileMessages.transfers },
  bots: { file: 'subscriptions', title: documentTitles.subscriptions },
  lives: { file: 'live-subscriptions', title: documentTitles.liveSubscriptions },
  mt5Accounts: { file: 'mt5-accounts', title: fileMessages.mt5Accounts },
  mt5Transactions: { file: 'mt5-transactions', title: fileMessages.mt5Transactions },
  trades: { file: 'closed-trades', title: fileMessages.trades },
  referrals: { file: 'direct-referrals', title: documentTitles.directReferrals },
  downline: { file: 'downline', title: documentTitles.downline },
  levelUsers: { file: 'downline-users', title: fileMessages.levelUsers },
  teamList: { file: 'team-list', title: documentTitles.teamList },
  kyc: { file: 'kyc-documents', title: documentTitles.kyc },
  tickets: { file: 'tickets', title: fileMessages.tickets },
  ticketMessages: { file: 'ticket-messages', title: fileMessages.ticketMessages },
  notifications: { file: 'notifications', title: documentTitles.allNotifications },
  signIns: { file: 'sign-ins', title: profileTexts.logs },
  sessions: { file: 'sessions', title: fileMessages.sessions },
  passkeys: { file: 'passkeys', title: fileMessages.passkeys },
} as const satisfies Record<string, { file: string; title: string }>;

export type ExportName = keyof typeof exportTable;

/** The start of a list's file name, such as `closed-trades-5012345`. `part` is the part of the data that it is. */
export const toListFile = ({ name, part }: { name: ExportName; part?: string }): string =>
  [exportTable[name].file, ...(part === undefined ? [] : [part])].join('-');

/** The names of all files, for the sentence about the archive. */
export const exportTitles: readonly string[] = Object.values(exportTable).map(({ title }) => title);
