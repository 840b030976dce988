import type { RowLines } from '../../../components/DataList/rowLines';
import type { RowDetailData } from '../../../components/RowDetail/detailData';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { isoDate } from '../../../text/format/dates';
import { noFigure } from '../../../text/format/money';
import { subscriptionsTexts } from '../../../text/messages';
import { subscriptionDetailMessages as words } from '../messages';
import type { BotSubscription } from './botSubscription';

// Pure: a bot's texts, in its detail and in the two lines of a phone.

export const botStatus = ({ status }: BotSubscription): RowStatus =>
  status === 'active'
    ? { word: subscriptionsTexts.active, variant: 'good' }
    : { word: subscriptionsTexts.inactive, variant: 'neutral' };

/** The end is named only if the row has one (D127). */
const toMeaning = ({ status, endsAt }: BotSubscription) =>
  words.botMeaning[status === 'active' && isoDate(endsAt) === undefined ? 'activeWithoutEnd' : status];

export const toBotDetail = (row: BotSubscription): RowDetailData => ({
  kind: row.package ?? words.bot,
  code: row.invoiceId,
  amount: { figure: 'botPrice', value: row.price },
  status: botStatus(row),
  meaning: toMeaning(row),
  whereabouts: row.own ? undefined : words.forAnother({ username: row.username }),
  at: row.activatedAt,
  related: row.claim === undefined ? undefined : [{ label: words.claim, href: row.claim }],
  support: row.support,
});

export const toBotLines = (row: BotSubscription): RowLines => ({
  icon: 'box',
  what: row.package ?? noFigure,
  verbatim: ['what', 'about'],
  amount: { figure: 'botPrice', value: row.price },
  about: row.own ? (row.invoiceId ?? '') : (row.username ?? ''),
  status: botStatus(row),
  at: row.activatedAt,
});
