import { fn } from 'storybook/test';
import { teamShape } from '../../../tree/layout/layout.fixtures';
import type { DirectPlace, DirectTreeScreenProps } from './DirectTreeScreen';

const place = (username: string, parent: number, more: Partial<DirectPlace> = {}): DirectPlace => ({
  id: username,
  username,
  parent,
  mark: 'paid',
  branch: 'unasked',
  below: 12,
  totalSubscription: '500.00',
  teamBusiness: '9100.00',
  totalTeam: 12,
  paidTeam: 9,
  sponsor: 'amara21',
  ...more,
});

/** The member, 500 of whose 1,005 came. */
export const partOf = (nextPage?: number): readonly DirectPlace[] =>
  team.map((one, index) =>
    index === 0 ? { ...one, rest: { shown: 500, total: 1005, ...(nextPage && { nextPage }) } } : one,
  );

const leaf = { branch: 'none', below: 0, totalTeam: 0, paidTeam: 0, teamBusiness: '0.00' } as const;

/** Three levels, as after two teams were opened. */
const team: readonly DirectPlace[] = [
  place('amara21', -1, {
    branch: 'loaded',
    below: 418,
    totalSubscription: '2600.00',
    teamBusiness: '48200.00',
    totalTeam: 418,
    paidTeam: 297,
    sponsor: 'founder',
  }),
  place('tomas9', 0, { branch: 'loaded', below: 61, totalTeam: 61, paidTeam: 40 }),
  place('lina04', 0, { ...leaf, mark: 'unpaid', totalSubscription: '0.00' }),
  place('kenji88', 0, {
    branch: 'loaded',
    below: 112,
    totalSubscription: '2500.00',
    teamBusiness: '38400.00',
    totalTeam: 112,
    paidTeam: 86,
  }),
  place('sofiax', 0, { below: 37, totalTeam: 37, paidTeam: 21 }),
  place('ravi7', 1, { sponsor: 'tomas9' }),
  place('mei21', 1, { sponsor: 'tomas9', ...leaf }),
  place('olaf3', 1, { sponsor: 'tomas9', ...leaf, mark: 'unpaid' }),
  place('ana55', 3, { sponsor: 'kenji88', below: 2 }),
  place('yuki2', 3, { sponsor: 'kenji88', mark: 'unknown', below: undefined, totalTeam: undefined }),
];

export const ready = (data: readonly DirectPlace[]) => ({ state: 'ready', data }) as const;

export const directArgs = {
  team: ready(team),
  trail: [{ username: 'amara21' }],
  searched: '',
  hrefOf: (username: string) => `/user/directList?user=${username}`,
  onSearched: fn(),
  onTeamAsked: fn(),
  onCopied: fn(),
} satisfies DirectTreeScreenProps;

/** Nobody but the root. */
export const alone: readonly DirectPlace[] = [place('amara21', -1, { ...leaf, sponsor: 'founder' })];

/** What a team is while its answer is on its way, and when it did not come. */
export const oddBranches: readonly DirectPlace[] = team.map((one) => ({
  ...one,
  ...(one.username === 'sofiax' && { branch: 'loading' as const }),
  ...(one.username === 'ana55' && { branch: 'failed' as const }),
}));

/** A member under a member, forty times. */
export const deep: readonly DirectPlace[] = Array.from({ length: 40 }, (_, level) =>
  place(`level${level}`, level - 1, { branch: level < 39 ? 'loaded' : 'none' }),
);

/** A direct team of 123. */
export const wide: readonly DirectPlace[] = [
  place('amara21', -1, { branch: 'loaded' }),
  ...Array.from({ length: 123 }, (_, index) =>
    place(`member${index + 1}`, 0, { mark: index % 5 === 3 ? 'unpaid' : 'paid' }),
  ),
];

const thousands = teamShape(10_000);

export const tenThousand: readonly DirectPlace[] = thousands.ids.map((id, index) =>
  place(id, thousands.parents[index] ?? -1, {
    mark: index % 5 === 3 ? 'unpaid' : 'paid',
    branch: 'loaded',
  }),
);

/** The longest that a server may send. */
export const longest: readonly DirectPlace[] = team.map((one, index) => ({
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
