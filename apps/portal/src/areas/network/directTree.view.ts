import type { DirectPlace } from '@portal/ui/screens/network';
import type { Answer, RowOf } from '../../shared/wire/answer';
import { amountOf, countOf, fieldsOf, textOf } from '../../shared/wire/wire';
import { branchOf, markOf, teamRowsOf, type TeamBranches } from './network.view';

type Team = Answer<'/directTeam'>;
type Node = RowOf<'/directTeam'>;

/** The root of an answer: its sponsor_* fields, the same in every row (D95). */
function rootOf(row: Node): Omit<DirectPlace, 'branch'> | undefined {
  const username = textOf(row.sponsor);
  if (username === undefined) return undefined;
  const totalTeam = countOf(row.sponsor_total_team);
  return {
    id: username,
    username,
    parent: -1,
    mark: markOf(row.sponsor_is_paid, row.sponsor_live_is_paid),
    below: totalTeam,
    totalSubscription: amountOf(row.sponsor_total_subscription),
    teamBusiness: amountOf(row.sponsor_team_business),
    totalTeam,
    paidTeam: countOf(row.sponsor_paid_team),
    sponsor: textOf(row.sponsor_sponsor),
  };
}

/** A member of a direct team: the row's own fields (D95). A root without a team comes as one row without a name. */
function memberOf(row: Node, parent: number): Omit<DirectPlace, 'branch'> | undefined {
  const username = textOf(row.username);
  if (username === undefined) return undefined;
  const totalTeam = countOf(row.total_team);
  return {
    id: username,
    username,
    parent,
    mark: markOf(row.is_paid, row.live_is_paid),
    below: totalTeam,
    totalSubscription: amountOf(row.total_subscription),
    teamBusiness: amountOf(row.team_business),
    totalTeam,
    paidTeam: countOf(row.paid_team),
    sponsor: textOf(row.sponsor),
  };
}

interface DirectTeam {
  username: string;
  /** Its pages, in the order in which they came. */
  bodies: readonly Team[];
}

/** Every team that came, by the name in small letters of whose it is; the pages of one stand together. */
function teamsOf(root: string, body: Team, { arrived }: TeamBranches<Team>): Map<string, DirectTeam> {
  const teams = new Map<string, DirectTeam>([[root.toLowerCase(), { username: root, bodies: [body] }]]);
  for (const branch of arrived) {
    const name = branch.username.toLowerCase();
    const before = teams.get(name);
    teams.set(name, { username: branch.username, bodies: [...(before?.bodies ?? []), branch.body] });
  }
  return teams;
}

/** What a team has beyond what came. The next page is absent where the server knows none (D113). */
function restOf(bodies: readonly Team[] | undefined, shown: number | undefined): DirectPlace['rest'] {
  const [first] = bodies ?? [];
  if (bodies === undefined || first === undefined || shown === undefined) return undefined;
  const total = countOf(teamRowsOf(first)[0]?.sponsor_direct_count);
  if (total === undefined || total <= shown) return undefined;
  const last = countOf(fieldsOf(first).last_page) ?? 1;
  return { shown, total, ...(bodies.length < last && { nextPage: bodies.length + 1 }) };
}

/**
 * The direct team as a tree: the root, its team, and each team below it in the order in which it came. A name that
 * stands in the tree already is left out, so that no answer can make it go in circles. Empty without a root.
 */
export function directTreeOf(body: Team, branches: TeamBranches<Team>): DirectPlace[] {
  const rows = teamRowsOf(body);
  const root = rows.map(rootOf).find((found) => found !== undefined);
  if (!root) return [];
  const places: Omit<DirectPlace, 'branch'>[] = [root];
  const indexOf = new Map([[root.id.toLowerCase(), 0]]);
  const children = new Map<number, number>();

  const addTeam = (username: string, team: readonly Node[]) => {
    const parent = indexOf.get(username.toLowerCase());
    if (parent === undefined || children.has(parent)) return;
    children.set(parent, 0);
    for (const row of team) {
      const member = memberOf(row, parent);
      if (!member || indexOf.has(member.id.toLowerCase())) continue;
      indexOf.set(member.id.toLowerCase(), places.length);
      children.set(parent, (children.get(parent) ?? 0) + 1);
      places.push(member);
    }
  };
  const teams = teamsOf(root.id, body, branches);
  for (const { username, bodies } of teams.values()) addTeam(username, bodies.flatMap(teamRowsOf));

  return places.map((place, index) => ({
    ...place,
    rest: restOf(teams.get(place.id.toLowerCase())?.bodies, children.get(index)),
    branch: branchOf(branches, place.id, { children: children.get(index), known: place.below }),
  }));
}

/** Each name, in small letters, with its sponsor's, as far as an answer says. */
export function sponsorsOf(body: Team): [name: string, sponsor: string][] {
  return teamRowsOf(body).flatMap((row) =>
    [
      [textOf(row.username), textOf(row.sponsor)],
      [textOf(row.sponsor), textOf(row.sponsor_sponsor)],
    ].flatMap(([name, sponsor]): [string, string][] =>
      name !== undefined && sponsor !== undefined ? [[name.toLowerCase(), sponsor]] : [],
    ),
  );
}
