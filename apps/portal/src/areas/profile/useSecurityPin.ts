import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { toPinBody, pinNames } from './bodies.mappers';
import { useChangeSecurityPinMutation } from './profile.api';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';

export function useSecurityPin(code: SecurityCode): ProfileScreenProps['securityPin'] {
  const [change] = useChangeSecurityPinMutation();
  const { form, stepUp, send, noting, getSecondFactor } = useStepUpCall(pinNames, code);
  return {
    form,
    stepUp,
    onChange: ({ secondFactor, ...values }) =>
      send(() =>
        noting(secondFactor, () => change({ ...toPinBody(values), ...getSecondFactor(secondFactor) })),
      ),
  };
}
