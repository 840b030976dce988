import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { pinBodyOf, pinNames } from './bodies.view';
import { useChangeSecurityPinMutation } from './profile.api';
import { type SecurityCode, useStepUpCall } from '../../shared/writes/useStepUpCall';

export function useSecurityPin(code: SecurityCode): ProfileScreenProps['securityPin'] {
  const [change] = useChangeSecurityPinMutation();
  const { form, stepUp, send, noting, proofOf } = useStepUpCall(pinNames, code);
  return {
    form,
    stepUp,
    onChanged: ({ proof, ...values }) =>
      send(() => noting(proof, () => change({ ...pinBodyOf(values), ...proofOf(proof) }))),
  };
}
