import type { SecondFactorProps } from '@portal/ui/screens/access';
import { createLazyModule } from '@portal/portal-core/browser/part';
import { useLazyModule } from '@portal/portal-core/browser/useLazyModule';

/** Step 2's chunk, which loads in parallel with step 1's call. The sign-in is usable without it. */
export const secondFactorModule = createLazyModule(() =>
  import('./SecondFactor').then((module) => module.SecondFactor),
);

/** Step 2 of the sign-in. If its chunk fails, the page's boundary shows it (D101). */
export function SecondFactorLoader(props: SecondFactorProps) {
  const SecondFactor = useLazyModule(secondFactorModule);
  return SecondFactor && <SecondFactor {...props} />;
}
