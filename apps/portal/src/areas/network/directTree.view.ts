import type { DirectPlace } from '@portal/ui/screens/network';
import { amountOf, countOf, textOf, type Fields } from '../../app/wire';
import { branchOf, markOf, teamRowsOf, type TeamBranches } from './network.view';

/** The root of an answer: its sponsor_* fields, the same in every row (D95). */
function rootOf(row: Fields): Omit<DirectPlace, 'branch'> | undefined {
  const username = textOf(row['sponsor']);
  if (username === undefined) return undefined;
  const totalTeam = countOf(row['sponsor_total_team']);
  return {
    id: username,
    username,
    parent: -1,
    mark: markOf(row['sponsor_is_paid'], row['sponsor_live_is_paid']),
    below: totalTeam,
    totalSubscription: amountOf(row['sponsor_total_subscription']),
    teamBusiness: amountOf(row['sponsor_team_business']),
    totalTeam,
    paidTeam: countOf(row['sponsor_paid_team']),
    sponsor: textOf(row['sponsor_sponsor']),
  };
}

/** A member of a direct team: the row's own fields (D95). A root without a team comes as one row without a name. */
function memberOf(row: Fields, parent: number): Omit<DirectPlace, 'branch'> | undefined {
  const username = textOf(row['username']);
  if (username === undefined) return undefined;
  const totalTeam = countOf(row['total_team']);
  return {
    id: username,
    username,
    parent,
    mark: markOf(row['is_paid'], row['live_is_paid']),
    below: totalTeam,
    totalSubscription: amountOf(row['total_subscription']),
    teamBusiness: amountOf(row['team_business']),
    totalTeam,
    paidTeam: countOf(row['paid_team']),
    sponsor: textOf(row['sponsor']),
  };
}

/**
 * The direct team as a tree: the root, its team, and each team below it in the order in which it came. A name that
 * stands in the tree already is left out, so that no answer can make it go in circles. Empty without a root.
 */
export function directTreeOf(body: unknown, branches: TeamBranches): DirectPlace[] {
  const rows = teamRowsOf(body);
  const root = rows.map(rootOf).find((found) => found !== undefined);
  if (!root) return [];
  const places: Omit<DirectPlace, 'branch'>[] = [root];
  const indexOf = new Map([[root.id.toLowerCase(), 0]]);
  const children = new Map<number, number>();

  const addTeam = (username: string, team: readonly Fields[]) => {
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
  addTeam(root.id, rows);
  for (const branch of branches.arrived) addTeam(branch.username, teamRowsOf(branch.body));

  return places.map((place, index) => ({
    ...place,
    branch: branchOf(branches, place.id, { children: children.get(index), known: place.below }),
  }));
}

/** Who sponsors whom, as far as an answer says: by the sponsored one's name in small letters. */
export function sponsorsOf(body: unknown): [name: string, sponsor: string][] {
  return teamRowsOf(body).flatMap((row) =>
    [
      [textOf(row['username']), textOf(row['sponsor'])],
      [textOf(row['sponsor']), textOf(row['sponsor_sponsor'])],
    ].flatMap(([name, sponsor]): [string, string][] =>
      name !== undefined && sponsor !== undefined ? [[name.toLowerCase(), sponsor]] : [],
    ),
  );
}
