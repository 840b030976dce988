import type { ListLocation, ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { DirectReferral, ReferralSums } from '@portal/ui/screens/network';
import { memberMessages } from '@portal/ui/text/memberMessages';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseCount, parseFields, parseMoney, parseText } from '@portal/portal-core/fromApi/parse';
import type { ListState } from '@portal/portal-core/lists/listState';
import {
  statusField,
  toLeg,
  toNodeStatus,
  toStatus,
  toStatusField,
  type StatusCounts,
} from './network.mappers';

type Query = NonNullable<NonNullable<ReadInit<'/directlist'>['params']>['query']>;

/** Maps the address's values to the call's. */
const sorts = {
  'joined-desc': { sort: 'joined', direction: 'desc' },
  'own-desc': { sort: 'own', direction: 'desc' },
  'joined-asc': { sort: 'joined', direction: 'asc' },
} as const satisfies Record<string, Required<Pick<Query, 'sort' | 'direction'>>>;

/** The order until another is chosen, where the server sorts. */
export const largestFirst = { sort: 'team', direction: 'desc' } as const;

const sortNames = ['own-desc', 'joined-desc', 'joined-asc'] as const satisfies (keyof typeof sorts)[];

/** The filters and sort order of the direct referrals, shown once they are proven (D119). */
export const referralFields: readonly FilterField[] = [
  { type: 'text', name: 'search', label: memberMessages.nameOrUsername, inBar: 'search' },
  statusField,
  {
    type: 'option',
    name: 'sort',
    label: memberMessages.sortBy,
    inBar: 'select',
    otherwise: memberMessages.referralSorts['team-desc'],
    options: sortNames.map((value) => ({ value, label: memberMessages.referralSorts[value] })),
  },
];

/** The same with the number of members in each status. */
export const withStatusCounts = (
  fields: readonly FilterField[],
  counts: StatusCounts | undefined,
): readonly FilterField[] =>
  counts ? fields.map((field) => (field === statusField ? toStatusField(counts) : field)) : fields;

export function toReferralFilters({ filters }: ListState): Query {
  const search = filters['search']?.trim();
  const status = toStatus(filters['status']);
  const sort = sortNames.find((name) => name === filters['sort']);
  return { ...(search && { search }), ...(status && { status }), ...(sort && sorts[sort]) };
}

/** How many direct referrals have each status. It proves the filters; undefined without it. */
export function toStatusCounts(body: Answer<'/directlist'> | undefined): StatusCounts | undefined {
  const counts = parseFields(parseFields(body).by_status);
  const [paid, unpaid] = [parseCount(counts.paid), parseCount(counts.unpaid)];
  return paid === undefined || unpaid === undefined ? undefined : { paid, unpaid };
}

/** The sums of all direct referrals. Undefined unless all of them are known (D113). */
export function toReferralSums(body: Answer<'/directlist'> | undefined): ReferralSums | undefined {
  const sums = parseFields(parseFields(body).sums);
  const [ownBot, ownPool] = [parseMoney(sums.own_bot), parseMoney(sums.own_pool)];
  const [team, topTeam] = [parseMoney(sums.team), parseMoney(sums.top_team)];
  const [month, joined, joinedBefore] = [
    parseText(sums.month),
    parseCount(sums.joined),
    parseCount(sums.joined_before),
  ];
  if (ownBot === undefined || ownPool === undefined || team === undefined || topTeam === undefined)
    return undefined;
  if (month === undefined || joined === undefined || joinedBefore === undefined) return undefined;
  return { ownBot, ownPool, team, topTeam, month, joined, joinedBefore };
}

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
    leg: toLeg(fields.leg),
    joinedAt: parseText(fields.joined_at),
    status: toStatus(toNodeStatus(fields.is_paid, fields.live_is_paid)),
    lastPurchaseAt: parseText(fields.last_purchase_at),
  };
}

/** A page of Direct Referral Business (B §3). */
export const toReferralsPage = (
  body: Answer<'/directlist'>,
  location: ListLocation,
): ShownPage<DirectReferral> => readPage(body, location, toReferral);
