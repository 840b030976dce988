import { addresses } from '@portal/ui/addresses';
import type { ReferralLinks } from '@portal/ui/screens/dashboard';

/** Origin plus /register?u={username}&p=L or R (A §9). */
export function referralLinksOf(origin: string, username: string): ReferralLinks {
  const link = (position: 'L' | 'R') =>
    `${origin}${addresses.register}?u=${encodeURIComponent(username)}&p=${position}`;
  return { left: link('L'), right: link('R') };
}
