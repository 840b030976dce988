import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import type { DirectReferral } from './referralColumns';
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
  ([name, username, botSubscription, botTeamBusiness, poolSubscription, poolTeamBusiness]) => ({
    id: username,
    ...{ name, username, botSubscription, botTeamBusiness, poolSubscription, poolTeamBusiness },
  }),
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

export const referralsArgs = { referrals: pagedList(referrals) } satisfies DirectReferralsScreenProps;
