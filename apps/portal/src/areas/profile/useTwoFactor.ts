import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { remoteOf, type QueryState } from '../../shared/calls/remote';
import type { Answer } from '../../shared/wire/answer';
import { useServices } from '../../shared/store/services';
import { useDisableTwoFactorMutation, useEnableTwoFactorMutation } from './profile.api';
import { twoFactorOf } from './twoFactor.view';
import { useAuthType } from '../../shared/writes/useAuthType';
import { type SecurityCode, useStepUpCall } from '../../shared/writes/useStepUpCall';

/** The authenticator’s own code has its field, whatever name a refusal has for it. */
const names = { code: 'code', authenticator: 'code' };

export function useTwoFactor(
  user: QueryState<Answer<'/user'>>,
  securityCode: SecurityCode,
): ProfileScreenProps['twoFactor'] {
  const { env } = useServices();
  const inUse = useAuthType() === 'authenticator';
  const [enable] = useEnableTwoFactorMutation();
  const [disable] = useDisableTwoFactorMutation();
  const { form, stepUp, send, noting, proofOf } = useStepUpCall(names, securityCode);
  const places = { folder: env.imageUrl, page: window.location.href };
  return {
    twoFactor: remoteOf(user, (body) => twoFactorOf(body, inUse, places)),
    form,
    stepUp,
    onSwitched: ({ on, code, proof }) =>
      send(() => noting(proof, () => (on ? enable : disable)({ code, ...proofOf(proof) }))),
  };
}
