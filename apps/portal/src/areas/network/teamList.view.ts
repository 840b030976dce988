import type { ListPlace, ReadInit } from '@portal/api';
import type { FilterField } from '@portal/ui';
import type { TeamMember } from '@portal/ui/screens/network';
import { legWords, networkTitles, teamListTitles } from '@portal/ui/text/columnTitles';
import { portalWords } from '@portal/ui/text/portalWords';
import { readPage, type ShownPage } from '../../shared/lists/listPage';
import { daysOnWire, type ListState } from '../../shared/lists/listState';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, countOf, textOf } from '../../shared/wire/wire';
import { legOf, legs, markOf } from './network.view';

type Query = NonNullable<NonNullable<ReadInit<'/team-list'>['params']>['query']>;

/** The address's words, with the call's values for them. Without one, who joined last comes first. */
const sorts = new Map<string | undefined, Required<Pick<Query, 'sort' | 'direction'>>>([
  ['joined-asc', { sort: 'joined', direction: 'asc' }],
  ['level-asc', { sort: 'level', direction: 'asc' }],
  ['level-desc', { sort: 'level', direction: 'desc' }],
  ['sum-desc', { sort: 'sum', direction: 'desc' }],
  ['sum-asc', { sort: 'sum', direction: 'asc' }],
]);

/** What filters and sorts the team list (D113). */
export const teamListFields: readonly FilterField[] = [
  {
    type: 'option',
    name: 'leg',
    label: teamListTitles.leg,
    named: true,
    options: legs.map((value) => ({ value, label: legWords[value] })),
  },
  { type: 'dates', from: 'boughtFrom', to: 'boughtTo', label: teamListTitles.sum },
  { type: 'dates', from: 'joinedFrom', to: 'joinedTo', label: teamListTitles.joined },
  { type: 'number', name: 'level', label: networkTitles.level },
  { type: 'text', name: 'username', label: portalWords.usernameBegins },
  {
    type: 'option',
    name: 'sort',
    label: portalWords.sortBy,
    named: true,
    options: Object.entries(portalWords.teamSorts).map(([value, label]) => ({ value, label })),
  },
];

/** The days of one of the two spans. */
const spanOnWire = (from: string | undefined, to: string | undefined) =>
  daysOnWire({ ...(from !== undefined && { from }), ...(to !== undefined && { to }) });

function filtersOnWire({ filters }: ListState): Query {
  const { level, username, sort } = filters;
  const leg = legOf(filters['leg']);
  const bought = spanOnWire(filters['boughtFrom'], filters['boughtTo']);
  const joined = spanOnWire(filters['joinedFrom'], filters['joinedTo']);
  return {
    ...(leg && { leg }),
    ...(level !== undefined && { level: Number(level) }),
    ...(username !== undefined && { username: username.trim() }),
    ...(joined.from_date && { joined_from: joined.from_date }),
    ...(joined.to_date && { joined_to: joined.to_date }),
    ...(bought.from_date && { bought_from: bought.from_date }),
    ...(bought.to_date && { bought_to: bought.to_date }),
    ...sorts.get(sort),
  };
}

export const teamListQueryOf = (state: ListState): Query => ({ page: state.page, ...filtersOnWire(state) });

/** Asks for every row at once (D87), or for this page if the server pages it all the same. */
export const teamListExportOf = (state: ListState, page: number): Query => ({
  export: 'true',
  ...(page > 1 && { page }),
  ...filtersOnWire(state),
});

/** A row that names nobody has nothing to show. */
export function teamMemberOf(fields: RowOf<'/team-list'>): TeamMember | undefined {
  const username = textOf(fields.username);
  if (username === undefined) return undefined;
  const mark = markOf(fields.is_paid, fields.live_is_paid);
  return {
    id: username,
    username,
    leg: legOf(fields.leg),
    level: countOf(fields.level),
    joinedAt: textOf(fields.joined_at),
    status: mark === 'paid' || mark === 'unpaid' ? mark : undefined,
    sum: amountOf(fields.sum),
    lastPurchaseAt: textOf(fields.last_purchase_at),
  };
}

export const teamListPageOf = (body: Answer<'/team-list'>, place: ListPlace): ShownPage<TeamMember> =>
  readPage(body, place, teamMemberOf);
