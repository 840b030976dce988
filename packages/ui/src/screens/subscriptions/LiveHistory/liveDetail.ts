import { toMt5AccountPath } from '../../../addresses/addresses';
import type { RowLines } from '../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { subtractAmounts } from '../../../text/format/amount';
import { noFigure } from '../../../text/format/money';
import { subscriptionsTexts } from '../../../text/messages';
import { subscriptionDetailMessages as words } from '../messages';
import type { LiveStatus, LiveSubscription } from './liveSubscription';

// Pure: a live subscription's texts, in its detail and in the two lines of a phone.

const statuses: Record<LiveStatus, RowStatus> = {
  expired: { word: subscriptionsTexts.expired, variant: 'bad' },
  active: { word: subscriptionsTexts.active, variant: 'good' },
  cancelled: { word: subscriptionsTexts.cancelled, variant: 'bad' },
  requested: { word: subscriptionsTexts.cancellationRequested, variant: 'warn' },
};

export const liveStatus = ({ status }: LiveSubscription): RowStatus | undefined => status && statuses[status];

export const toLiveDetail = (row: LiveSubscription): RowDetailData => ({
  kind: row.package ?? words.live,
  code: row.cancelId,
  amount: { figure: 'livePrice', value: row.price },
  status: liveStatus(row),
  meaning: row.status && words.liveMeaning[row.status],
  whereabouts: row.own ? undefined : words.forAnother({ username: row.username }),
  at: row.boughtAt,
  related: [
    ...(row.own && row.account !== undefined
      ? [{ label: words.account({ account: row.account }), href: toMt5AccountPath(row.account) }]
      : []),
    ...(row.claim === undefined ? [] : [{ label: words.claim, href: row.claim }]),
  ],
  support: row.support,
});

export const toLiveLines = (row: LiveSubscription): RowLines => ({
  icon: 'pulse',
  what: row.package ?? noFigure,
  verbatim: ['what', 'about'],
  amount: { figure: 'livePrice', value: row.price },
  about: row.own ? (row.account ?? row.packageAccount ?? '') : (row.username ?? ''),
  status: liveStatus(row),
  at: row.boughtAt,
});

/**
 * What a package paid beyond its price, below zero while it has not paid it. Absent for a cancelled one, whose refund
 * the list doesn't have, and where an amount is unknown.
 */
export const toBeyondEven = ({ price, paidRoi, status }: Omit<LiveSubscription, 'id'>): string | undefined =>
  price === undefined || paidRoi === undefined || status === undefined || status === 'cancelled'
    ? undefined
    : subtractAmounts(paidRoi, price);
