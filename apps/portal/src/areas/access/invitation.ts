import type { Invitation } from '@portal/ui/screens/access';

/** Usernames are as the contract has them, and so they are safe in a path (T17). */
export const isUsername = (text: string): boolean => /^[A-Za-z0-9]{1,64}$/.test(text);

/** The parameter's value if it is there once. One that is repeated says nothing. */
function only(params: URLSearchParams, name: string): string | undefined {
  const all = params.getAll(name);
  return all.length === 1 ? all[0] : undefined;
}

/** Reads `?u=sponsor&p=L` (A §2, §9). What can't be valid is left out: a leg is L or R, and never `l` (D34). */
export function parseInvitation(search: string): Invitation {
  const params = new URLSearchParams(search);
  const sponsor = only(params, 'u');
  const leg = only(params, 'p');
  return {
    ...(sponsor !== undefined && isUsername(sponsor) ? { sponsor } : {}),
    ...(leg === 'L' || leg === 'R' ? { leg } : {}),
  };
}

/** The address's query with only what is valid in it, or '' when nothing is. */
export function toSearch({ sponsor, leg }: Invitation): string {
  const search = new URLSearchParams({ ...(sponsor && { u: sponsor }), ...(leg && { p: leg }) }).toString();
  return search && `?${search}`;
}
