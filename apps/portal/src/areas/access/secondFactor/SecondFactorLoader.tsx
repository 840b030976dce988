import type { SecondFactorProps } from '@portal/ui/screens/access';
import { createLazyModule } from '../../../shared/browser/part';
import { useLazyModule } from '../../../shared/browser/useLazyModule';

/** Step 2's chunk, which is asked for with step 1: nobody waits for it before the sign-in is of use. */
export const secondFactorModule = createLazyModule(() =>
  import('./SecondFactor').then((module) => module.SecondFactor),
);

/** Step 2 of the sign-in. If its chunk can't come, the page's boundary says so (D101). */
export function SecondFactorLoader(props: SecondFactorProps) {
  const SecondFactor = useLazyModule(secondFactorModule);
  return SecondFactor && <SecondFactor {...props} />;
}
