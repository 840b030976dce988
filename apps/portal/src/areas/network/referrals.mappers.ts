import type { ListLocation } from '@portal/api';
import type { DirectReferral } from '@portal/ui/screens/network';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseText } from '@portal/portal-core/fromApi/parse';

/** A row without a name has nothing to show. */
export function toReferral(fields: ApiRow<'/directlist'>): DirectReferral | undefined {
  const name = parseText(fields.name);
  const username = parseText(fields.username);
  if (name === undefined && username === undefined) return undefined;
  return {
    id: username ?? `named-${name}`,
    name,
    username,
    botSubscription: parseMoney(fields.total_subscription),
    botTeamBusiness: parseMoney(fields.total_team_business),
    poolSubscription: parseMoney(fields.live_total_subscription),
    poolTeamBusiness: parseMoney(fields.fixed_total_team_business),
  };
}

/** A page of Direct Referral Business (B §3). */
export const toReferralsPage = (
  body: Answer<'/directlist'>,
  location: ListLocation,
): ShownPage<DirectReferral> => readPage(body, location, toReferral);
