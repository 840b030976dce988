import { addresses, teamListAddress } from '../../../addresses/addresses';
import type { IconName } from '../../../components/Icon/paths';
import type { RowStatus } from '../../../components/StatusPill/StatusPill';
import { money } from '../../../text/format/maskMoney';
import { subscriptionsTexts, transferTexts, withdrawTexts } from '../../../text/messages';
import type { Article } from './article';

// Pure: what a notification is about. Servers name no kind, so its page or the words of its title do.

const kinds: readonly [icon: IconName, path: string, title: RegExp][] = [
  ['withdraw', addresses.withdrawals, /withdraw|\bWD-/i],
  ['deposit', addresses.deposit, /deposit/i],
  ['send', addresses.transfer, /transfer/i],
  ['id', addresses.kyc, /\bKYC\b|document/i],
  ['chat', addresses.tickets, /ticket|support/i],
  ['shield', addresses.security, /sign-?in|log-?in|password|device|security/i],
  ['box', addresses.subscriptions, /package|subscription|\bINV-/i],
  ['gift', addresses.payouts, /bonus|royalty|payout|income/i],
  ['team', teamListAddress, /\bteam\b|member|referral/i],
];

/** By the page that it opens, else by the first kind that its title names. A bell for any other. */
export function toNoticeIcon({ href, title }: Article): IconName {
  const byPage = kinds.find(([, path]) => href !== undefined && href.split('?')[0] === path);
  return (byPage ?? kinds.find(([, , words]) => words.test(title)))?.[0] ?? 'bell';
}

const states: readonly [RegExp, RowStatus][] = [
  [/\brejected\b/i, { word: withdrawTexts.rejected, variant: 'bad' }],
  [/\bcancelled\b/i, { word: subscriptionsTexts.cancelled, variant: 'bad' }],
  [/\bapproved\b/i, { word: transferTexts.approved, variant: 'good' }],
  [/\bcompleted\b/i, { word: withdrawTexts.completed, variant: 'good' }],
  [/\bpending\b/i, { word: withdrawTexts.pending, variant: 'warn' }],
];

/** The state that its title names in the specification's words. A title that names two has none. */
export function toNoticeStatus({ title }: Article): RowStatus | undefined {
  const [found, ...others] = states.filter(([word]) => word.test(title));
  return others.length > 0 || /\b(?:not|un\w+)\b/i.test(title) ? undefined : found?.[1];
}

/** The one amount of a notification, with its currency sign. Undefined without one, and where its title has it. */
export function toNoticeAmount({ title, text = '' }: Article): string | undefined {
  const signed = [...text.matchAll(money)].filter(([, sign]) => sign !== undefined);
  return signed.length !== 1 || title.match(money) ? undefined : signed[0]?.[0];
}
