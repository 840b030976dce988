import type { Invitation } from '@portal/ui/screens/access';

/** As the contract's usernames, and safe in a path (T17). */
export const isUsername = (text: string): boolean => /^[A-Za-z0-9]{1,64}$/.test(text);

/** A parameter that is there once; one that is repeated says nothing. */
function only(params: URLSearchParams, name: string): string | undefined {
  const all = params.getAll(name);
  return all.length === 1 ? all[0] : undefined;
}

/** Reads `?u=sponsor&p=L` (A §2, §9). What no such link holds is not there at all: a leg is L or R and no `l` (D34). */
export function invitationOf(search: string): Invitation {
  const params = new URLSearchParams(search);
  const sponsor = only(params, 'u');
  const leg = only(params, 'p');
  return {
    ...(sponsor !== undefined && isUsername(sponsor) ? { sponsor } : {}),
    ...(leg === 'L' || leg === 'R' ? { leg } : {}),
  };
}

/** The address's query with what is valid in it and nothing else; '' for nothing. */
export function searchOf({ sponsor, leg }: Invitation): string {
  const search = new URLSearchParams({ ...(sponsor && { u: sponsor }), ...(leg && { p: leg }) }).toString();
  return search && `?${search}`;
}
