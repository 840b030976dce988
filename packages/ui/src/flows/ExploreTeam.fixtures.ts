import type { DirectPlace } from '../screens/network/DirectTree/DirectTreeScreen';
import type { TrailStep } from '../screens/network/Team/team';

/** The network of the story: who sponsors whom. */
export const sponsors = {
  amara21: 'founder',
  jonas7: 'amara21',
  mei5: 'amara21',
  ravi7: 'jonas7',
  olaf3: 'jonas7',
  tara1: 'ravi7',
} as const;

type Name = keyof typeof sponsors;
const names = Object.keys(sponsors) as Name[];
const isName = (name: string): name is Name => name in sponsors;
const teamOf = (name: string) => names.filter((one) => sponsors[one] === name);

function placeOf(username: Name, parent: number): DirectPlace {
  const below = teamOf(username).length;
  return {
    id: username,
    username,
    parent,
    mark: 'paid',
    branch: below > 0 ? 'unasked' : 'none',
    below,
    totalSubscription: '500.00',
    teamBusiness: '9100.00',
    totalTeam: below,
    paidTeam: below,
    sponsor: sponsors[username],
  };
}

/** The answer for one member's team joins what is there. */
export function growTeam(places: readonly DirectPlace[], username: string): readonly DirectPlace[] {
  const parent = places.findIndex((place) => place.username === username);
  const team = teamOf(username).map((name) => placeOf(name, parent));
  return [
    ...places.map((place, index) => (index === parent ? { ...place, branch: 'loaded' as const } : place)),
    ...team,
  ];
}

/** A member with its team; nobody for a name that is not in the network. */
export const teamBelow = (username: string): readonly DirectPlace[] =>
  isName(username) ? growTeam([placeOf(username, -1)], username) : [];

/** From the member down. */
export function trailTo(username: string, hrefOf: (username: string) => string): TrailStep[] {
  const steps: TrailStep[] = [];
  for (let name = username; isName(name) && name !== 'amara21'; name = sponsors[name]) {
    steps.unshift({ username: name, ...(name !== username && { href: hrefOf(name) }) });
  }
  return [{ username: 'amara21', ...(steps.length > 0 && { href: '/user/directList' }) }, ...steps];
}
