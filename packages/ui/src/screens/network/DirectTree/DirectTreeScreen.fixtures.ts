import { fn } from 'storybook/test';
import { teamShape } from '../../../tree/layout/layout.fixtures';
import type { DirectNode } from './groupDirects';
import type { DirectTreeScreenProps } from './DirectTreeScreen';

const node = (username: string, parent: number, more: Partial<DirectNode> = {}): DirectNode => ({
  id: username,
  username,
  parent,
  status: 'paid',
  branch: 'unasked',
  below: 12,
  totalSubscription: '500.00',
  teamBusiness: '9100.00',
  totalTeam: 12,
  paidTeam: 9,
  sponsor: 'amara21',
  ...more,
});

/** The member, with 500 of 1,005 loaded. */
export const createLazyModule = (nextPage?: number): readonly DirectNode[] =>
  team.map((one, index) =>
    index === 0 ? { ...one, rest: { shown: 500, total: 1005, ...(nextPage && { nextPage }) } } : one,
  );

const leaf = { branch: 'none', below: 0, totalTeam: 0, paidTeam: 0, teamBusiness: '0.00' } as const;

/** Three levels, with two opened teams. */
const team: readonly DirectNode[] = [
  node('amara21', -1, {
    branch: 'loaded',
    below: 418,
    totalSubscription: '2600.00',
    teamBusiness: '48200.00',
    totalTeam: 418,
    paidTeam: 297,
    sponsor: 'founder',
  }),
  node('tomas9', 0, { branch: 'loaded', below: 61, totalTeam: 61, paidTeam: 40 }),
  node('lina04', 0, { ...leaf, status: 'unpaid', totalSubscription: '0.00' }),
  node('kenji88', 0, {
    branch: 'loaded',
    below: 112,
    totalSubscription: '2500.00',
    teamBusiness: '38400.00',
    totalTeam: 112,
    paidTeam: 86,
  }),
  node('sofiax', 0, { below: 37, totalTeam: 37, paidTeam: 21 }),
  node('ravi7', 1, { sponsor: 'tomas9' }),
  node('mei21', 1, { sponsor: 'tomas9', ...leaf }),
  node('olaf3', 1, { sponsor: 'tomas9', ...leaf, status: 'unpaid' }),
  node('ana55', 3, { sponsor: 'kenji88', below: 2 }),
  node('yuki2', 3, { sponsor: 'kenji88', status: 'unknown', below: undefined, totalTeam: undefined }),
];

export const ready = (data: readonly DirectNode[]) => ({ state: 'ready', data }) as const;

export const directArgs = {
  team: ready(team),
  breadcrumb: [{ username: 'amara21' }],
  searched: '',
  toHref: (username: string) => `/user/directList?user=${username}`,
  onSearch: fn(),
  onTeamRequest: fn(),
  onCopy: fn(),
} satisfies DirectTreeScreenProps;

/** Only the root. */
export const alone: readonly DirectNode[] = [node('amara21', -1, { ...leaf, sponsor: 'founder' })];

/** A team while it loads, and after it failed. */
export const oddBranches: readonly DirectNode[] = team.map((one) => ({
  ...one,
  ...(one.username === 'sofiax' && { branch: 'loading' as const }),
  ...(one.username === 'ana55' && { branch: 'failed' as const }),
}));

/** Forty levels, with one member each. */
export const deep: readonly DirectNode[] = Array.from({ length: 40 }, (_, level) =>
  node(`level${level}`, level - 1, { branch: level < 39 ? 'loaded' : 'none' }),
);

/** A direct team of 123. */
export const wide: readonly DirectNode[] = [
  node('amara21', -1, { branch: 'loaded' }),
  ...Array.from({ length: 123 }, (_, index) =>
    node(`member${index + 1}`, 0, { status: index % 5 === 3 ? 'unpaid' : 'paid' }),
  ),
];

const thousands = teamShape(10_000);

export const tenThousand: readonly DirectNode[] = thousands.ids.map((id, index) =>
  node(id, thousands.parents[index] ?? -1, {
    status: index % 5 === 3 ? 'unpaid' : 'paid',
    branch: 'loaded',
  }),
);

/** The longest values that a server may send. */
export const longest: readonly DirectNode[] = team.map((one, index) => ({
  ...one,
  id: `long${index}`,
  username: `${one.username ?? ''}${'x'.repeat(50)}`,
  below: 9_876_543,
  branch: one.branch === 'loaded' ? 'loaded' : 'unasked',
  totalSubscription: '987654321012.99',
  teamBusiness: '987654321012.99',
  totalTeam: 9_876_543,
  paidTeam: 9_876_543,
  sponsor: 'y'.repeat(60),
}));
