import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directStates, groupTeam, toDirectGroups, type DirectNode } from './groupDirects';

/** A tree as the mapper makes it: the root first, each parent before its children, siblings together. */
const trees = fc
  .array(
    fc.record({
      up: fc.nat(),
      status: fc.constantFrom(...directStates),
      teamBusiness: fc.option(
        fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
        {
          nil: undefined,
        },
      ),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((drawn): DirectNode[] => {
    const parents = drawn.map(({ up }, at) => (at === 0 ? -1 : up % at)).sort((one, other) => one - other);
    return drawn.map(({ status, teamBusiness }, at) => ({
      ...{
        id: `m${at}`,
        username: `m${at}`,
        parent: parents[at] ?? -1,
        status,
        branch: 'loaded',
        teamBusiness,
      },
    }));
  });

const parentId = (nodes: readonly DirectNode[], { parent }: DirectNode) => nodes[parent]?.id;

test('grouping loses no one, changes no sponsor, and keeps each parent first and siblings together', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      const grouped = groupTeam(nodes, undefined);
      expect([...grouped].map(({ id }) => id).sort()).toEqual(nodes.map(({ id }) => id).sort());
      const before = new Map(nodes.map((node) => [node.id, parentId(nodes, node)]));
      for (const [at, node] of grouped.entries()) {
        expect(parentId(grouped, node)).toBe(before.get(node.id));
        expect(node.parent).toBeLessThan(at);
      }
      const states = grouped.filter(({ parent }) => parent === 0).map(({ status }) => status);
      expect(states).toEqual(directStates.flatMap((state) => states.filter((one) => one === state)));
      const runs = grouped.map(({ parent }) => parent).filter((parent, at, all) => parent !== all[at - 1]);
      expect(new Set(runs).size).toBe(runs.length);
    }),
    { numRuns: 500 },
  );
});

test('one state alone has its members and their teams, and the groups count and sum to the whole', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      const groups = toDirectGroups(nodes);
      const parts = groups.map(({ state }) => groupTeam(nodes, state));
      expect(parts.reduce((sum, part) => sum + part.length - 1, 0)).toBe(nodes.length - 1);
      for (const [at, { state, count, business }] of groups.entries()) {
        const members = parts[at]?.filter(({ parent }) => parent === 0) ?? [];
        expect(members.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => state));
        const cents = members.map(({ teamBusiness }) => Math.round(Number(teamBusiness) * 100));
        const sum = cents.reduce((total, one) => total + one, 0);
        // Of some only it is unknown.
        expect(business).toBe(Number.isNaN(sum) ? undefined : (sum / 100).toFixed(2));
      }
    }),
    { numRuns: 500 },
  );
});
