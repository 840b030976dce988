import type { ListLocation, ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { TeamMember } from '@portal/ui/screens/network';
import { legMessages, networkTitles, teamListTitles } from '@portal/ui/text/columnTitles';
import { memberMessages } from '@portal/ui/text/memberMessages';
import { readPage, type ShownPage } from '@portal/portal-core/lists/listPage';
import { toDayQuery, type ListState } from '@portal/portal-core/lists/listState';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseCount, parseText } from '@portal/portal-core/fromApi/parse';
import { legs, statusField, toLeg, toNodeStatus, toStatus } from './network.mappers';

type Query = NonNullable<NonNullable<ReadInit<'/team-list'>['params']>['query']>;

/** Maps the address's values to the call's. The default is the newest members first. */
const sorts = new Map<string | undefined, Required<Pick<Query, 'sort' | 'direction'>>>([
  ['joined-asc', { sort: 'joined', direction: 'asc' }],
  ['level-asc', { sort: 'level', direction: 'asc' }],
  ['level-desc', { sort: 'level', direction: 'desc' }],
  ['sum-desc', { sort: 'sum', direction: 'desc' }],
  ['sum-asc', { sort: 'sum', direction: 'asc' }],
]);

/** The filters and sort order of the team list (D113). */
export const teamListFields: readonly FilterField[] = [
  {
    type: 'option',
    name: 'leg',
    label: teamListTitles.leg,
    named: true,
    options: legs.map((value) => ({ value, label: legMessages[value] })),
  },
  statusField,
  { type: 'dates', from: 'boughtFrom', to: 'boughtTo', label: teamListTitles.sum },
  { type: 'dates', from: 'lastBoughtFrom', to: 'lastBoughtTo', label: teamListTitles.last },
  { type: 'dates', from: 'joinedFrom', to: 'joinedTo', label: teamListTitles.joined },
  { type: 'number', name: 'level', label: networkTitles.level },
  { type: 'text', name: 'username', label: memberMessages.usernameBegins },
  {
    type: 'option',
    name: 'sort',
    label: memberMessages.sortBy,
    named: true,
    options: Object.entries(memberMessages.teamSorts).map(([value, label]) => ({ value, label })),
  },
];

/** The days of one of the two ranges. */
const toSpanQuery = (from: string | undefined, to: string | undefined) =>
  toDayQuery({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });

function toFilterQuery({ filters }: ListState): Query {
  const { level, username, sort } = filters;
  const leg = toLeg(filters['leg']);
  const status = toStatus(filters['status']);
  const bought = toSpanQuery(filters['boughtFrom'], filters['boughtTo']);
  const last = toSpanQuery(filters['lastBoughtFrom'], filters['lastBoughtTo']);
  const joined = toSpanQuery(filters['joinedFrom'], filters['joinedTo']);
  return {
    ...(leg && { leg }),
    ...(status && { status }),
    ...(level !== undefined && { level: Number(level) }),
    ...(username !== undefined && { username: username.trim() }),
    ...(joined.from_date && { joined_from: joined.from_date }),
    ...(joined.to_date && { joined_to: joined.to_date }),
    ...(bought.from_date && { bought_from: bought.from_date }),
    ...(bought.to_date && { bought_to: bought.to_date }),
    ...(last.from_date && { last_bought_from: last.from_date }),
    ...(last.to_date && { last_bought_to: last.to_date }),
    ...sorts.get(sort),
  };
}

export const toTeamListQuery = (state: ListState): Query => ({ page: state.page, ...toFilterQuery(state) });

/** Requests all rows (D87), or this page if the server still pages them. */
export const toTeamListExport = (state: ListState, page: number): Query => ({
  export: 'true',
  ...(page > 1 && { page }),
  ...toFilterQuery(state),
});

/** A row without a name has nothing to show. */
export function toTeamMember(fields: ApiRow<'/team-list'>): TeamMember | undefined {
  const username = parseText(fields.username);
  if (username === undefined) return undefined;
  const last: unknown = fields.last_purchase_at;
  return {
    id: username,
    username,
    leg: toLeg(fields.leg),
    level: parseCount(fields.level),
    joinedAt: parseText(fields.joined_at),
    status: toStatus(toNodeStatus(fields.is_paid, fields.live_is_paid)),
    sum: parseMoney(fields.sum),
    lastPurchaseAt: parseText(fields.last_purchase_at),
    // Null is sent for who never bought; without the field it is unknown.
    ...(last === null && { neverBought: true }),
  };
}

export const toTeamListPage = (body: Answer<'/team-list'>, location: ListLocation): ShownPage<TeamMember> =>
  readPage(body, location, toTeamMember);
