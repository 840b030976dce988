import { addresses } from '@portal/ui/addresses';
import type { ReferralLinks } from '@portal/ui/screens/dashboard';

/** `home`, the origin and the portal's folder on it, plus /register?u={username}&p=L or R (A §9). */
export function getReferralLinks(home: string, username: string): ReferralLinks {
  const link = getReferralLink(home, username);
  return { left: `${link}&p=L`, right: `${link}&p=R` };
}

/** The link of a member without a side, which the new member then chooses (A §2). */
export const getReferralLink = (home: string, username: string): string =>
  `${home}${addresses.register}?u=${encodeURIComponent(username)}`;
