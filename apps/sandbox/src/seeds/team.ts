import { formatAmount } from '../ledger/amount';
import { addTeamMember } from './accounts';
import { botPackages, livePackages } from './catalogue';
import { deposit } from './deposits';
import { buyBot, buyLive } from './purchases';
import { firstTeamId } from './demoMembers';
import { addNode, type TreeNode } from './tree';
import type { World } from './world';

const teamDays = 290;
/**
 * The limit of buyers in a larger team, because each purchase results in bonuses and postings for dozens of members
 * above.
 */
const mostShoppers = 50_000;

/**
 * `count` members below the leader, some directly and most below others. Up to 50,000 members 6 in 10 have bought
 * something. Larger teams have the same number of buyers, spread over the whole team.
 */
export function seedTeam(world: World, leader: TreeNode, count: number): TreeNode[] {
  const { random } = world;
  const nodes: TreeNode[] = [];
  const directs = Math.min(120, Math.ceil(count / 8));
  for (let index = 0; index < count; index += 1) {
    const isDirect = index < 8 || random.chance(directs / count);
    const sponsor = isDirect ? leader : random.pick(nodes);
    const leg = random.chance(0.55) ? 'L' : 'R';
    const node = addNode(firstTeamId + index, sponsor, leg, random);
    const at = world.ago(teamDays - (teamDays - 1) * (index / count), random.integer(0, 12));
    nodes.push(node);
    addTeamMember(world, node, at);
    if (count <= mostShoppers || random.chance(mostShoppers / count)) shop(world, node, at);
  }
  return nodes;
}

function shop(world: World, node: TreeNode, joined: Date): void {
  const { random } = world;
  const later = (hours: number) =>
    new Date(Math.min(joined.getTime() + hours * 3_600_000, world.now.getTime() - 60_000));
  const paid = later(2);
  const bought = later(4);
  const wanted: { market: 'bot' | 'live'; id: number; cents: number }[] = [];
  if (random.chance(0.52)) wanted.push({ market: 'bot', ...choose(world, botPackages.slice(0, 5)) });
  if (random.chance(0.18))
    wanted.push({ market: 'live', ...choose(world, [livePackages[0], livePackages[1], livePackages[3]]) });
  const sum = wanted.reduce((total, { cents }) => total + cents, 0);
  if (sum === 0) return;
  const spare = random.chance(0.2) ? random.integer(1, 40) * 500 : 0;
  deposit(world, node.id, formatAmount(BigInt(sum + spare)), paid);
  for (const { market, id, cents } of wanted) {
    const purchase = { packageId: id, amount: formatAmount(BigInt(cents)), at: bought };
    if (market === 'bot') buyBot(world, node, purchase);
    else buyLive(world, node, purchase);
  }
}

interface Offer {
  id: number;
  type: 'fixed' | 'variable';
  minimumPrice: string;
}

/** A package with a price. Variable amounts are multiples of 50 (B §9). */
function choose(world: World, offers: readonly Offer[]): { id: number; cents: number } {
  const { id, type, minimumPrice } = world.random.pick(offers);
  const minimum = Math.round(Number(minimumPrice) * 100);
  return { id, cents: type === 'fixed' ? minimum : minimum + world.random.integer(0, 16) * 5_000 };
}
