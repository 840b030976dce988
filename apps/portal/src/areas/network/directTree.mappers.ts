import type { DirectNode } from '@portal/ui/screens/network';
import type { Answer, ApiRow } from '@portal/portal-core/fromApi/answer';
import { parseMoney, parseCount, parseFields, parseText } from '@portal/portal-core/fromApi/parse';
import { toBranch, toNodeStatus, toTeamRows, type TeamBranches } from './network.mappers';

type Team = Answer<'/directTeam'>;
type Node = ApiRow<'/directTeam'>;

/** The root of an answer, from its sponsor_* fields, which are equal in all rows (D95). */
function toRoot(row: Node): Omit<DirectNode, 'branch'> | undefined {
  const username = parseText(row.sponsor);
  if (username === undefined) return undefined;
  const totalTeam = parseCount(row.sponsor_total_team);
  return {
    id: username,
    username,
    parent: -1,
    status: toNodeStatus(row.sponsor_is_paid, row.sponsor_live_is_paid),
    below: totalTeam,
    totalSubscription: parseMoney(row.sponsor_total_subscription),
    teamBusiness: parseMoney(row.sponsor_team_business),
    totalTeam,
    paidTeam: parseCount(row.sponsor_paid_team),
    sponsor: parseText(row.sponsor_sponsor),
  };
}

/** A member of a direct team, from the row's own fields (D95). A root without a team is one row without a name. */
function toMember(row: Node, parent: number): Omit<DirectNode, 'branch'> | undefined {
  const username = parseText(row.username);
  if (username === undefined) return undefined;
  const totalTeam = parseCount(row.total_team);
  return {
    id: username,
    username,
    parent,
    status: toNodeStatus(row.is_paid, row.live_is_paid),
    below: totalTeam,
    totalSubscription: parseMoney(row.total_subscription),
    teamBusiness: parseMoney(row.team_business),
    totalTeam,
    paidTeam: parseCount(row.paid_team),
    sponsor: parseText(row.sponsor),
  };
}

interface DirectTeam {
  username: string;
  /** The pages in order of arrival. */
  bodies: readonly Team[];
}

/** All received teams by lower-case owner, with the pages of each team together. */
function toTeams(root: string, body: Team, { arrived }: TeamBranches<Team>): Map<string, DirectTeam> {
  const teams = new Map<string, DirectTeam>([[root.toLowerCase(), { username: root, bodies: [body] }]]);
  for (const branch of arrived) {
    const name = branch.username.toLowerCase();
    const before = teams.get(name);
    teams.set(name, { username: branch.username, bodies: [...(before?.bodies ?? []), branch.body] });
  }
  return teams;
}

/** The remaining members of a team. The next page is absent if the server has no pages (D113). */
function toRest(bodies: readonly Team[] | undefined, shown: number | undefined): DirectNode['rest'] {
  const [first] = bodies ?? [];
  if (bodies === undefined || first === undefined || shown === undefined) return undefined;
  const total = parseCount(toTeamRows(first)[0]?.sponsor_direct_count);
  if (total === undefined || total <= shown) return undefined;
  const last = parseCount(parseFields(first).last_page) ?? 1;
  return { shown, total, ...(bodies.length < last && { nextPage: bodies.length + 1 }) };
}

/**
 * The direct team as a tree, in order of arrival; empty without a root. A repeated name is dropped, so no answer causes
 * a cycle.
 */
export function toDirectTree(body: Team, branches: TeamBranches<Team>): DirectNode[] {
  const rows = toTeamRows(body);
  const root = rows.map(toRoot).find((found) => found !== undefined);
  if (!root) return [];
  const nodes: Omit<DirectNode, 'branch'>[] = [root];
  const indexByName = new Map([[root.id.toLowerCase(), 0]]);
  const children = new Map<number, number>();

  const addTeam = (username: string, team: readonly Node[]) => {
    const parent = indexByName.get(username.toLowerCase());
    if (parent === undefined || children.has(parent)) return;
    children.set(parent, 0);
    for (const row of team) {
      const member = toMember(row, parent);
      if (!member || indexByName.has(member.id.toLowerCase())) continue;
      indexByName.set(member.id.toLowerCase(), nodes.length);
      children.set(parent, (children.get(parent) ?? 0) + 1);
      nodes.push(member);
    }
  };
  const teams = toTeams(root.id, body, branches);
  for (const { username, bodies } of teams.values()) addTeam(username, bodies.flatMap(toTeamRows));

  return nodes.map((node, index) => ({
    ...node,
    rest: toRest(teams.get(node.id.toLowerCase())?.bodies, children.get(index)),
    branch: toBranch(branches, node.id, { children: children.get(index), known: node.below }),
  }));
}

/** Each lower-case name with its sponsor's name, as far as known. */
export function toSponsors(body: Team): [name: string, sponsor: string][] {
  return toTeamRows(body).flatMap((row) =>
    [
      [parseText(row.username), parseText(row.sponsor)],
      [parseText(row.sponsor), parseText(row.sponsor_sponsor)],
    ].flatMap(([name, sponsor]): [string, string][] =>
      name !== undefined && sponsor !== undefined ? [[name.toLowerCase(), sponsor]] : [],
    ),
  );
}
