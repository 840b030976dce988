import { fn } from 'storybook/test';
import { legMessages, networkTitles, statusMessages, teamListTitles } from '../../../text/columnTitles';
import { memberMessages } from '../../../text/memberMessages';
import type { FilterField } from '../../../components/FilterDialog/filterField';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import type { TeamListScreenProps } from './TeamListScreen';
import type { TeamMember } from './teamListColumns';

const people = [
  ['jonas7', 'left', 1, '2026-11-18', 'paid', '500.00', '2026-11-20'],
  ['mei5', 'right', 1, '2026-10-02', 'paid', '48250.00', '2026-11-19'],
  ['ines31', 'left', 2, '2026-09-30', 'unpaid', '0.00', undefined],
  ['kofi9', 'left', 3, '2026-08-11', 'paid', '2500.00', '2026-08-12'],
  ['livh', 'right', 2, '2026-06-21', 'paid', '13000.00', '2026-10-01'],
  ['omar44', 'left', undefined, '2026-05-05', 'paid', '100.00', '2026-05-06'],
] as const;

export const team: readonly TeamMember[] = people.map(
  ([username, leg, level, joined, status, sum, bought]) => ({
    ...{ id: username, username, leg, level, status, sum },
    joinedAt: `${joined}T09:00:00Z`,
    lastPurchaseAt: bought && `${bought}T12:00:00Z`,
  }),
);

/** The longest and the shortest values that a server may send. */
export const oddTeam: readonly TeamMember[] = [
  {
    ...{ id: '1', username: 'w'.repeat(64), leg: 'right', level: 1_000_000, status: 'unpaid' },
    ...{ joinedAt: '2026-11-18T09:00:00Z', lastPurchaseAt: '2026-11-18T09:00:00Z', sum: '999999999999.99' },
  },
  { id: '2', username: 'bare' },
  { id: '3', username: 'odd', joinedAt: 'soon', sum: 'NaN' },
];

export const teamFields: readonly FilterField[] = [
  {
    type: 'option',
    name: 'leg',
    label: teamListTitles.leg,
    named: true,
    options: [
      { value: 'left', label: legMessages.left },
      { value: 'right', label: legMessages.right },
    ],
  },
  {
    ...{ type: 'option', name: 'status', label: teamListTitles.status, inBar: 'segments' },
    options: [
      { value: 'paid', label: statusMessages.paid },
      { value: 'unpaid', label: statusMessages.unpaid },
    ],
  },
  { type: 'number', name: 'level', label: networkTitles.level },
  { type: 'dates', from: 'boughtFrom', to: 'boughtTo', label: teamListTitles.sum },
  { type: 'dates', from: 'joinedFrom', to: 'joinedTo', label: teamListTitles.joined },
  { type: 'text', name: 'username', label: memberMessages.usernameBegins },
  {
    type: 'option',
    name: 'sort',
    label: memberMessages.sortBy,
    named: true,
    options: [{ value: 'sum-desc', label: memberMessages.teamSorts['sum-desc'] }],
  },
];

/** Which members of the left leg bought in November? */
export const question = { leg: 'left', boughtFrom: '2026-11-01', boughtTo: '2026-11-20' };

export const teamListArgs = {
  members: pagedList(team, { fields: teamFields }),
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  now: Date.parse('2026-11-20T09:14:00Z'),
} satisfies TeamListScreenProps;
