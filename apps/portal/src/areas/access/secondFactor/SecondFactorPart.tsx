import type { SecondFactorProps } from '@portal/ui/screens/access';
import { partOf } from '../../../shared/browser/part';
import { usePart } from '../../../shared/browser/usePart';

/** Step 2's chunk, which is asked for with step 1: nobody waits for it before the sign-in is of use. */
export const secondFactorPart = partOf(() => import('./SecondFactor').then((module) => module.SecondFactor));

/** Step 2 of the sign-in. If its chunk can't come, the page's boundary says so (D101). */
export function SecondFactorPart(props: SecondFactorProps) {
  const SecondFactor = usePart(secondFactorPart);
  return SecondFactor && <SecondFactor {...props} />;
}
