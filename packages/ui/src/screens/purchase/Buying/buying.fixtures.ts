import { fn } from 'storybook/test';
import { idleWrite } from '../../../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { PurchaseValues } from './useBuying';
import { asking } from '../../../forms/StepUp/stepUp.fixtures';

/** All buying props except the packages, for a member named amara21. */
export const buyingArgs = {
  balance: { state: 'ready' as const, data: '12480.50' },
  username: 'amara21',
  secondFactor: asking,
  write: idleWrite<PurchaseValues>(),
  onUserEnter: fn(),
  onCountdownEnd: fn(),
};

export const found = { name: 'lina04', state: 'available', info: 'Lina M.' } as const;
