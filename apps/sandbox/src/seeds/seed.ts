import { sql } from 'drizzle-orm';
import type { Clock } from '../data/clock';
import { type Db, withoutTimeLimit } from '../data/database';
import { levelTotals, memberTotals } from '../data/schema/members';
import { addDemoMembers, addTeamMember } from './accounts';
import { bonus, type Bonus } from './bonus';
import { seedCatalogue } from './catalogue';
import { seedLogins, seedNotices, seedTickets } from './contact';
import { demoMember, type DemoName, rootId } from './demoMembers';
import { moveAsLeader, shopAsLeader } from './leader';
import { seedMt5 } from './mt5';
import { seedNews } from './news';
import { createRandom } from './random';
import { seedKyc, seedProfiles, seedSituations } from './situations';
import { seedTeam } from './team';
import { addNode, getLevels, getTotals, type TreeNode } from './tree';
import { createWorld, type World, type Sale } from './world';
import { formatAmount } from '../ledger/amount';
import type { NewPair } from '../plan/findUpline';
import { toBonuses } from '../plan/toBonuses';

interface Legs {
  L: number;
  R: number;
}

function toSponsors(node: TreeNode): number[] {
  const ids: number[] = [];
  for (let above = node.sponsor; above; above = above.sponsor) ids.push(above.id);
  return ids;
}

/** Counts a bot up the binary tree and returns members whose other leg had a match. */
function pairedBy(node: TreeNode, legs: Map<TreeNode, Legs>): NewPair[] {
  const pairs: NewPair[] = [];
  for (let below = node; below.parent && below.leg; below = below.parent) {
    const bots = legs.get(below.parent) ?? { L: 0, R: 0 };
    legs.set(below.parent, bots);
    bots[below.leg] += 1;
    if (bots[below.leg] <= bots[below.leg === 'L' ? 'R' : 'L'])
      pairs.push({ memberId: below.parent.id, pair: bots[below.leg] });
  }
  return pairs;
}

/** The bonuses of every sale in order, as plan/buy.ts would have paid them (ADR 8). */
function bonusesInTime(sales: readonly Sale[]): Bonus[] {
  const legs = new Map<TreeNode, Legs>();
  return sales
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap((sale) => {
      const { node, at } = sale;
      const paired = sale.market === 'bot' ? pairedBy(node, legs) : [];
      return toBonuses(sale, { sponsors: toSponsors(node), paired }).map(({ cents, ...bonus }) => ({
        ...{ ...bonus, fromMemberId: node.id, amount: formatAmount(cents), at, isPaid: true },
      }));
    });
}

export interface SeedOptions {
  /** All dates are relative to this clock's time. */
  clock: Clock;
  /** Size of the leader's team (SANDBOX_MEMBERS). */
  members?: number;
  /** A different number results in different names, trees and amounts. */
  seed?: number;
}

/** Sponsor and leg of each demo member. The leader's side of the tree is the root's left. */
const positions: [DemoName, DemoName | 'atlas', 'L' | 'R', days: number][] = [
  ['leader', 'atlas', 'L', 300],
  ['kycrejected', 'atlas', 'R', 45],
  ['bankuser', 'atlas', 'R', 170],
  ['pinuser', 'bankuser', 'L', 125],
  ['totpuser', 'bankuser', 'R', 20],
  // Last, so no one is below.
  ['newcomer', 'atlas', 'R', 0],
];

/** Fills an empty, migrated database in one transaction. The same options result in the same rows. */
export const seed = async (db: Db, options: SeedOptions): Promise<void> =>
  writeSeed(db, await planSeed(options));

/** Writes a planned world once to an empty, migrated database. PGlite analyzes its tables only on request. */
export const writeSeed = (db: Db, world: World): Promise<void> =>
  db.transaction(async (tx) => {
    await withoutTimeLimit(tx);
    await world.write(tx);
    await tx.execute(sql`ANALYZE`);
  });

/**
 * All rows and postings of a seed in memory. It needs no database, so a start can run it while the database is created.
 */
export async function planSeed({ clock, members = 5_000, seed: number = 2026 }: SeedOptions): Promise<World> {
  const random = createRandom(number);
  const world = createWorld(random, clock.now());
  seedCatalogue(world);
  seedNews(world);

  const root = addNode(rootId, undefined, 'L', random);
  addTeamMember(world, root, world.ago(320));
  const nodes = new Map<number, TreeNode>([[rootId, root]]);
  const joined = new Map<number, Date>();
  for (const [name, sponsor, leg, days] of positions) {
    const { id } = demoMember(name);
    const above = nodes.get(sponsor === 'atlas' ? rootId : demoMember(sponsor).id);
    nodes.set(id, addNode(id, above, leg, random));
    joined.set(id, world.ago(days, 4));
  }
  await addDemoMembers(world, nodes, (id) => joined.get(id)!);
  const node = (name: DemoName) => nodes.get(demoMember(name).id)!;

  const team = seedTeam(world, node('leader'), members);
  const roi = shopAsLeader(world, node('leader'), node('pinuser'));
  seedSituations(world, node);
  const bonuses = bonusesInTime(world.sales);
  const leader = node('leader').id;
  for (const given of bonuses) if (given.memberId !== leader) bonus(world, given);
  moveAsLeader(world, node('leader'), [...bonuses.filter(({ memberId }) => memberId === leader), ...roi]);
  const everyone = [...nodes.values(), ...team];
  for (const row of getTotals(everyone)) world.add(memberTotals, row);
  for (const row of getLevels(everyone)) world.add(levelTotals, row);

  seedProfiles(world);
  seedKyc(world);
  seedTickets(world);
  seedNotices(world);
  seedLogins(world);
  seedMt5(world);
  return world;
}
