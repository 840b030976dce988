import type { ListPlace } from '@portal/api';
import type { DirectReferral } from '@portal/ui/screens/network';
import { readPage, type ShownPage } from '../../app/listPage';
import { amountOf, textOf, type Fields } from '../../app/wire';

/** Nobody is named: nothing to show. */
function referralOf(fields: Fields): DirectReferral | undefined {
  const name = textOf(fields['name']);
  const username = textOf(fields['username']);
  if (name === undefined && username === undefined) return undefined;
  return {
    id: username ?? `named-${name}`,
    name,
    username,
    botSubscription: amountOf(fields['total_subscription']),
    botTeamBusiness: amountOf(fields['total_team_business']),
    poolSubscription: amountOf(fields['live_total_subscription']),
    poolTeamBusiness: amountOf(fields['fixed_total_team_business']),
  };
}

/** A page of Direct Referral Business (B §3). */
export const referralsPageOf = (body: unknown, place: ListPlace): ShownPage<DirectReferral> =>
  readPage(body, place, referralOf);
