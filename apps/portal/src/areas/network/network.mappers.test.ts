import { describe, expect, test } from 'vitest';
import { toBinaryTree, toParents } from './binaryTree.mappers';
import { toDirectTree, toSponsors } from './directTree.mappers';
import { isUsername, toNodeStatus, noBranches, isSameName } from './network.mappers';
import { toBreadcrumb } from './tree/useTeam';
import { sent } from '@portal/portal-core/fromApi/sent.fixtures';

const row = (username: string | null, more: object = {}) => ({
  username,
  sponsor: 'amara21',
  sponsor_sponsor: 'founder',
  sponsor_total_subscription: '2600.00',
  sponsor_team_business: 48200,
  sponsor_total_team: '418',
  sponsor_paid_team: 297,
  sponsor_is_paid: 1,
  sponsor_live_is_paid: 0,
  is_paid: 0,
  live_is_paid: 0,
  total_subscription: '500.00',
  team_business: '9100.00',
  total_team: 61,
  paid_team: 40,
  ...more,
});
const direct = { status: true, data: [row('jonas7'), row('mei5', { is_paid: '1', total_team: 0 })] };

const nothing: [unknown][] = [
  [null],
  [undefined],
  [{}],
  [[]],
  [{ data: null }],
  [{ data: [] }],
  [{ data: {} }],
  [{ data: 'x' }],
  [{ data: [null, 1, 'x', []] }],
  [{ data: [{ username: ['x'], sponsor: {}, parent: null, leftuser: 'a' }] }],
];

describe('paid flags (D94)', () => {
  test.each([
    [[1, 0], 'paid'],
    [[0, '1'], 'paid'],
    [[undefined, true], 'paid'],
    [[0, 0], 'unpaid'],
    [['0', undefined], 'unpaid'],
    [[undefined, null], 'unknown'],
    [['maybe', {}], 'unknown'],
  ])('%j is %s [B §2 Direct Tree]', (flags, status) => {
    expect(toNodeStatus(...flags)).toBe(status);
  });
});

describe('the direct team', () => {
  test('has the loaded count of a large team, and joins its pages [B §2 Direct Tree]', () => {
    const page = (last_page: unknown, ...names: string[]) =>
      sent({
        data: names.map((username) => ({ username, sponsor: 'amara21', sponsor_direct_count: 3 })),
        last_page,
      });
    const restIn = (body: ReturnType<typeof page>, later: ReturnType<typeof page>[] = []) => {
      const arrived = later.map((one) => ({ username: 'amara21', body: one }));
      const nodes = toDirectTree(body, { ...noBranches, arrived });
      return [nodes.map(({ username }) => username).join(' '), nodes[0]?.rest];
    };
    const first = page(2, 'jonas7', 'mei5');
    expect(restIn(first)).toEqual(['amara21 jonas7 mei5', { shown: 2, total: 3, nextPage: 2 }]);
    expect(restIn(first, [page(2, 'sofia')])).toEqual(['amara21 jonas7 mei5 sofia', undefined]);
    // Without pages (D113), and from a server that repeats an answer.
    expect(restIn(page(undefined, 'jonas7'))).toEqual(['amara21 jonas7', { shown: 1, total: 3 }]);
    expect(restIn(first, [first])).toEqual(['amara21 jonas7 mei5', { shown: 2, total: 3 }]);
  });

  test('takes the root from the sponsor fields and its team from their own (D95) [B §2 Direct Tree, B §3 Teams]', () => {
    const [root, jonas, mei] = toDirectTree(sent(direct), noBranches);
    expect(root).toEqual({
      id: 'amara21',
      username: 'amara21',
      parent: -1,
      status: 'paid',
      branch: 'loaded',
      below: 418,
      totalSubscription: '2600.00',
      teamBusiness: '48200',
      totalTeam: 418,
      paidTeam: 297,
      sponsor: 'founder',
    });
    expect(jonas).toMatchObject({
      username: 'jonas7',
      parent: 0,
      status: 'unpaid',
      branch: 'unasked',
      below: 61,
    });
    expect(jonas).toMatchObject({ totalSubscription: '500.00', paidTeam: 40, sponsor: 'amara21' });
    // Without members below there is nothing to request.
    expect(mei).toMatchObject({ status: 'paid', branch: 'none' });
  });

  test('of a member without a team is the member alone [B §3 Teams]', () => {
    expect(toDirectTree(sent({ data: [row(null)] }), noBranches)).toMatchObject([
      { username: 'amara21', branch: 'none' },
    ]);
  });

  test('grows at its end, team by team, in the order in which they came', () => {
    const below = (sponsor: string, ...names: string[]) => ({
      username: sponsor,
      body: sent({ data: names.map((name) => row(name, { sponsor })) }),
    });
    const first = below('mei5', 'ravi7', 'olaf3');
    const second = below('jonas7', 'ana55');
    const one = toDirectTree(sent(direct), { ...noBranches, arrived: [first], pending: ['jonas7'] });
    expect(one.map(({ id, parent, branch }) => [id, parent, branch])).toEqual([
      ['amara21', -1, 'loaded'],
      ['jonas7', 0, 'loading'],
      ['mei5', 0, 'loaded'],
      ['ravi7', 2, 'unasked'],
      ['olaf3', 2, 'unasked'],
    ]);
    const two = toDirectTree(sent(direct), { ...noBranches, arrived: [first, second], failed: ['ravi7'] });
    expect(two.map(({ id }) => id)).toEqual([...one.map(({ id }) => id), 'ana55']);
    expect(two.find(({ id }) => id === 'ravi7')?.branch).toBe('failed');
    expect(two.find(({ id }) => id === 'jonas7')?.branch).toBe('loaded');
  });

  test('an empty answer for a team means no team', () => {
    const nodes = toDirectTree(sent(direct), {
      ...noBranches,
      arrived: [{ username: 'jonas7', body: sent({}) }],
    });
    expect(nodes[1]).toMatchObject({ username: 'jonas7', branch: 'none' });
  });

  test('never goes in circles, and has each name once [B §3 Teams]', () => {
    const circle = {
      username: 'jonas7',
      body: sent({ data: [row('Amara21'), row('mei5'), row('new1'), row('new1')] }),
    };
    const nodes = toDirectTree(sent(direct), { ...noBranches, arrived: [circle, circle] });
    expect(nodes.map(({ id }) => id)).toEqual(['amara21', 'jonas7', 'mei5', 'new1']);
  });

  test.each(nothing)('of %j is empty, not broken', (body) => {
    expect(toDirectTree(sent(body), noBranches)).toEqual([]);
    expect(toSponsors(sent(body))).toEqual([]);
    const arrived = [{ username: 'jonas7', body: sent(body) }];
    expect(toDirectTree(sent(direct), { ...noBranches, arrived })).toHaveLength(3);
  });

  test('shows a member of whom nothing but the name is known', () => {
    const [, bare] = toDirectTree(
      sent({ data: [{ username: 'jonas7', sponsor: 'amara21', team_business: 'NaN' }] }),
      noBranches,
    );
    expect(bare).toMatchObject({
      status: 'unknown',
      branch: 'unasked',
      below: undefined,
      teamBusiness: undefined,
    });
  });
});

const owner = { username: 'amara21', links: { left: 'https://x/L', right: 'https://x/R' } };
const node = (parent: string, leftuser: string | null, rightuser: string | null, more: object = {}) => ({
  parent,
  parentname: 'founder',
  leftuser,
  rightuser,
  left_total: 212,
  total_right: '9',
  total_matching: 9,
  is_paid: 1,
  live_is_paid: 0,
  ...more,
});

describe('the binary team', () => {
  const binary = {
    data: [node('amara21', 'jonas7', null), node('jonas7', null, 'mei5', { parentname: 'amara21' })],
  };

  test('has both positions of every described node, also vacant ones (D96) [B §2 Binary Tree, B §3 Teams]', () => {
    const nodes = toBinaryTree(sent(binary), noBranches, owner);
    expect(nodes.map(({ id, parent, leg, status, branch }) => [id, parent, leg, status, branch])).toEqual([
      ['amara21', -1, undefined, 'paid', 'loaded'],
      ['jonas7', 0, 'left', 'paid', 'loaded'],
      ['amara21:right', 0, 'right', 'vacant', 'none'],
      ['jonas7:left', 1, 'left', 'vacant', 'none'],
      ['mei5', 1, 'left', 'unknown', 'unasked'],
    ]);
    expect(nodes[0]).toMatchObject({
      leftUser: 'jonas7',
      rightUser: undefined,
      leftBots: 212,
      rightBots: 9,
      matchingPairs: 9,
      parentName: 'founder',
    });
  });

  test('has two levels below a node from its parent’s data (D94), at least their parent [B §2 Binary Tree]', () => {
    const reported = { leftuser: null, rightuser: 'sofia', left_total: 3, total_right: 4, is_paid: 0 };
    const rows = (details: unknown) => ({
      data: [binary.data[0], { ...binary.data[1], right_details: details }],
    });
    const mei = (details: unknown) => toBinaryTree(sent(rows(details)), noBranches, owner)[4];
    expect(mei(reported)).toMatchObject({
      ...{ id: 'mei5', status: 'unpaid', branch: 'unasked', parentName: 'jonas7' },
      ...{ leftUser: undefined, rightUser: 'sofia', leftBots: 3, rightBots: 4, matchingPairs: undefined },
    });
    for (const noSummaries of [undefined, null, 'x', []]) {
      expect(mei(noSummaries)).toMatchObject({
        status: 'unknown',
        parentName: 'jonas7',
        leftBots: undefined,
      });
    }
  });

  test('offers a link for the positions under the member, and for no other [B §2 Binary Tree]', () => {
    const nodes = toBinaryTree(sent(binary), noBranches, owner);
    expect(nodes.map(({ referralLink }) => referralLink)).toEqual([
      undefined,
      undefined,
      'https://x/R',
      undefined,
      undefined,
    ]);
    const foreign = toBinaryTree(sent(binary), noBranches, { ...owner, username: 'somebody' });
    expect(foreign.some(({ referralLink }) => referralLink !== undefined)).toBe(false);
  });

  test('accepts a single node, and an answer with the lower node first [B §3 Teams]', () => {
    expect(toBinaryTree(sent({ data: node('amara21', null, null) }), noBranches, owner)).toHaveLength(3);
    const turned = {
      data: [node('amara21', 'jonas7', null), node('mei5', null, null), node('jonas7', null, 'mei5')],
    };
    expect(toBinaryTree(sent(turned), noBranches, owner)).toHaveLength(7);
  });

  test('grows at its end, and has more data about requested members', () => {
    const before = toBinaryTree(sent(binary), { ...noBranches, pending: ['mei5'] }, owner);
    expect(before.at(-1)).toMatchObject({ id: 'mei5', branch: 'loading', status: 'unknown' });
    const arrived = [
      { username: 'mei5', body: sent({ data: [node('mei5', 'ana55', null, { is_paid: 0 })] }) },
    ];
    const after = toBinaryTree(sent(binary), { ...noBranches, arrived }, owner);
    expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.slice(before.length)).toMatchObject([
      { id: 'ana55', parent: 4, leg: 'left' },
      { id: 'mei5:right', parent: 4, status: 'vacant' },
    ]);
    expect(after[4]).toMatchObject({ status: 'unpaid', branch: 'loaded', leftUser: 'ana55' });
  });

  test('never goes in circles [B §3 Teams]', () => {
    const circle = { data: [node('amara21', 'jonas7', 'jonas7'), node('jonas7', 'amara21', 'jonas7')] };
    const nodes = toBinaryTree(sent(circle), noBranches, owner);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    expect(nodes).toHaveLength(5);
    expect(nodes.filter(({ branch }) => branch === 'loaded')).toHaveLength(2);
  });

  test.each(nothing)('of %j is empty, not broken', (body) => {
    expect(toBinaryTree(sent(body), noBranches, owner)).toEqual([]);
    expect(toParents(sent(body))).toEqual([]);
    const after = toBinaryTree(
      sent(binary),
      { ...noBranches, arrived: [{ username: 'mei5', body: sent(body) }] },
      owner,
    );
    expect(after.map(({ branch }) => branch)).toEqual(['loaded', 'loaded', 'none', 'none', 'none']);
  });
});

describe('the breadcrumb', () => {
  const toHref = (name: string) => `/user/directList?user=${name}`;
  const above = new Map(
    toSponsors(sent({ data: [row('jonas7')] })).concat([
      ['mei5', 'jonas7'],
      ['loop1', 'loop2'],
      ['loop2', 'loop1'],
    ]),
  );
  const breadcrumb = (root: string | undefined) =>
    toBreadcrumb('amara21', root, above, toHref, '/user/directList');

  test('is the member alone in the own tree, in any case of letters', () => {
    expect(breadcrumb(undefined)).toEqual([{ username: 'amara21' }]);
    expect(breadcrumb('AMARA21')).toEqual([{ username: 'amara21' }]);
  });

  test('goes from the member down, each step a link but the last', () => {
    expect(breadcrumb('mei5')).toEqual([
      { username: 'amara21', href: '/user/directList' },
      { username: 'jonas7', href: '/user/directList?user=jonas7' },
      { username: 'mei5' },
    ]);
  });

  test('marks unknown steps, and ends on a cycle', () => {
    expect(breadcrumb('stranger')).toEqual([
      { username: 'amara21', href: '/user/directList' },
      {},
      { username: 'stranger' },
    ]);
    expect(breadcrumb('loop1').map(({ username }) => username)).toEqual([
      'amara21',
      undefined,
      'loop2',
      'loop1',
    ]);
  });
});

test('names match in any case, and an empty name matches none', () => {
  expect([
    isSameName('Amara21', 'aMARA21'),
    isSameName('amara21', 'amara2'),
    isSameName('a', undefined),
  ]).toEqual([...[true, false, false]]);
  expect(isSameName(undefined, undefined)).toBe(false);
});

test.each([
  ['amara21', true],
  ['A', true],
  ['x'.repeat(64), true],
  [' amara21', false],
  ['amara21 ', false],
  ['', false],
  ['a b', false],
  ['../x', false],
  ['amara21?x', false],
  ['x'.repeat(65), false],
])('%j may be requested: %s (T17) [B §5 Tree searches]', (name, may) => {
  expect(isUsername(name)).toBe(may);
});
