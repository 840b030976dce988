import { fn } from 'storybook/test';
import type { FilterField } from '../../../components/FilterDialog/filterField';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import { statusMessages } from '../../../text/columnTitles';
import { memberMessages } from '../../../text/memberMessages';
import type { DirectReferral } from './referral';
import type { DirectReferralsScreenProps } from './DirectReferralsScreen';

const people = [
  ['Jonas Berg', 'jonas7', '500.00', '9100.00', '0.00', '2500.00'],
  ['Mei Tanaka', 'mei5', '1200.00', '48250.00', '2500.00', '61000.00'],
  ['Ines Duarte', 'ines31', '0.00', '0.00', '0.00', '0.00'],
  ['Kofi Mensah', 'kofi9', '250.00', '250.00', '5000.00', '5000.00'],
  ['Liv Hansen', 'livh', '3000.00', '112400.50', '10000.00', '98000.00'],
  ['Omar Haddad', 'omar44', '100.00', '350.00', '0.00', '0.00'],
] as const;

export const referrals: readonly DirectReferral[] = people.map(
  ([name, username, botSubscription, botTeamBusiness, poolSubscription, poolTeamBusiness], at) => {
    const hasBought = Number(botSubscription) + Number(poolSubscription) > 0;
    return {
      id: username,
      ...{ name, username, botSubscription, botTeamBusiness, poolSubscription, poolTeamBusiness },
      joinedAt: `2026-0${at + 1}-12T09:14:00Z`,
      leg: at % 3 === 2 ? 'right' : 'left',
      status: hasBought ? 'paid' : 'unpaid',
      lastPurchaseAt: hasBought ? `2026-11-0${at + 1}T10:00:00Z` : undefined,
    };
  },
);

/** From a server that has none of the optional parts (D113). */
export const unprovenReferrals: readonly DirectReferral[] = referrals.map(
  ({ leg: _leg, joinedAt: _joined, status: _status, lastPurchaseAt: _last, ...row }) => row,
);

/** The longest and the shortest values that a server may send. */
export const oddReferrals: readonly DirectReferral[] = [
  {
    id: '1',
    name: 'Wilhelmina Konstantinopolitanczykiewiczowna '.repeat(3),
    username: 'w'.repeat(60),
    botSubscription: '999999999999.99',
    botTeamBusiness: '999999999999.99',
    poolSubscription: '999999999999.99',
    poolTeamBusiness: '999999999999.99',
  },
  { id: '2' },
  { id: '3', name: 'ليلى حداد', username: 'layla', botSubscription: 'NaN' },
];

export const referralFields: readonly FilterField[] = [
  { type: 'text', name: 'search', label: memberMessages.nameOrUsername, inBar: 'search' },
  {
    ...{ type: 'option', name: 'status', label: 'Status', inBar: 'segments' },
    options: [
      { value: 'paid', label: statusMessages.paid, count: 78 },
      { value: 'unpaid', label: statusMessages.unpaid, count: 45 },
    ],
  },
  {
    ...{ type: 'option', name: 'sort', label: memberMessages.sortBy, inBar: 'select' },
    otherwise: memberMessages.referralSorts['team-desc'],
    options: (['own-desc', 'joined-desc', 'joined-asc'] as const).map((value) => ({
      value,
      label: memberMessages.referralSorts[value],
    })),
  },
];

export const referralsArgs = {
  referrals: pagedList(referrals, { fields: referralFields }),
  sums: {
    ...{ ownBot: '31850.00', ownPool: '13350.00', team: '653000.00', topTeam: '423750.00' },
    ...{ month: '2026-11-01', joined: 12, joinedBefore: 8 },
  },
  counts: { paid: 80, unpaid: 47 },
  today: '2026-11-20',
  freshness: { at: Date.now() - 2 * 60_000, refreshing: false, failed: false, onRefresh: fn() },
  exporting: { progress: { state: 'idle' }, onStart: fn(), onCancel: fn() },
  onCopy: fn(),
  onShare: fn(),
} satisfies DirectReferralsScreenProps;
