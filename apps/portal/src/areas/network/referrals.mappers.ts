import type { ListLocation } from '@portal/api';
import type { DirectReferral } from '@portal/ui/screens/network';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseText } from '@portal/portal-core/fromApi/parse';
import { toNodeStatus } from './network.mappers';

/** A row without a name has nothing to show. */
export function toReferral(fields: ApiRow<'/directlist'>): DirectReferral | undefined {
  const name = parseText(fields.name);
  const username = parseText(fields.username);
  if (name === undefined && username === undefined) return undefined;
  const status = toNodeStatus(fields.is_paid, fields.live_is_paid);
  return {
    id: username ?? `named-${name}`,
    name,
    username,
    botSubscription: parseMoney(fields.total_subscription),
    botTeamBusiness: parseMoney(fields.total_team_business),
    poolSubscription: parseMoney(fields.live_total_subscription),
    poolTeamBusiness: parseMoney(fields.fixed_total_team_business),
    joinedAt: parseText(fields.joined_at),
    status: status === 'paid' || status === 'unpaid' ? status : undefined,
    lastPurchaseAt: parseText(fields.last_purchase_at),
  };
}

/** A page of Direct Referral Business (B §3). */
export const toReferralsPage = (
  body: Answer<'/directlist'>,
  location: ListLocation,
): ShownPage<DirectReferral> => readPage(body, location, toReferral);
