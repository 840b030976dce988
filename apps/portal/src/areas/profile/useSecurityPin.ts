import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { useFormCall } from '../../app/useFormCall';
import { pinBodyOf, pinNames } from './bodies.view';
import { useChangeSecurityPinMutation } from './profile.api';

export function useSecurityPin(): ProfileScreenProps['securityPin'] {
  const [change] = useChangeSecurityPinMutation();
  const { form, send } = useFormCall(pinNames);
  return { form, onChanged: (values) => send(() => change(pinBodyOf(values))) };
}
