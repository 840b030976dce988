import type { ListPlace } from '@portal/api';
import type { DirectReferral } from '@portal/ui/screens/network';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, textOf } from '../../shared/wire/wire';

/** A row that names nobody has nothing to show. */
export function referralOf(fields: RowOf<'/directlist'>): DirectReferral | undefined {
  const name = textOf(fields.name);
  const username = textOf(fields.username);
  if (name === undefined && username === undefined) return undefined;
  return {
    id: username ?? `named-${name}`,
    name,
    username,
    botSubscription: amountOf(fields.total_subscription),
    botTeamBusiness: amountOf(fields.total_team_business),
    poolSubscription: amountOf(fields.live_total_subscription),
    poolTeamBusiness: amountOf(fields.fixed_total_team_business),
  };
}

/** A page of Direct Referral Business (B §3). */
export const referralsPageOf = (body: Answer<'/directlist'>, place: ListPlace): ShownPage<DirectReferral> =>
  readPage(body, place, referralOf);
