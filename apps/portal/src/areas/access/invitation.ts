import type { Invitation } from '@portal/ui/screens/access';

/** The contract's pattern for usernames, which is also safe in a path (T17). */
export const isUsername = (text: string): boolean => /^[A-Za-z0-9]{1,64}$/.test(text);

/** The parameter's value if it occurs once. A repeated one is ambiguous. */
function only(params: URLSearchParams, name: string): string | undefined {
  const all = params.getAll(name);
  return all.length === 1 ? all[0] : undefined;
}

/** Reads `?u=sponsor&p=L` (A §2, A §9) and drops invalid values. A leg is L or R, and never `l` (D34). */
export function parseInvitation(search: string): Invitation {
  const params = new URLSearchParams(search);
  const sponsor = only(params, 'u');
  const leg = only(params, 'p');
  return {
    ...(sponsor !== undefined && isUsername(sponsor) ? { sponsor } : {}),
    ...(leg === 'L' || leg === 'R' ? { leg } : {}),
  };
}

/** The query with only its valid parts, or '' without any. */
export function toSearch({ sponsor, leg }: Invitation): string {
  const search = new URLSearchParams({ ...(sponsor && { u: sponsor }), ...(leg && { p: leg }) }).toString();
  return search && `?${search}`;
}
