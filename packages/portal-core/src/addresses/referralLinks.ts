import { addresses } from '@portal/ui/addresses';
import type { ReferralLinks } from '@portal/ui/screens/dashboard';

/** `home`, the origin and the portal's folder on it, plus /register?u={username}&p=L or R (A §9). */
export function getReferralLinks(home: string, username: string): ReferralLinks {
  const link = (position: 'L' | 'R') =>
    `${home}${addresses.register}?u=${encodeURIComponent(username)}&p=${position}`;
  return { left: link('L'), right: link('R') };
}
