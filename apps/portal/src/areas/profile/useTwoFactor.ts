import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { toRemote, type QueryState } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { authTypeRead } from '@portal/portal-core/session/session.slice';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useServices } from '@portal/portal-core/store/services';
import {
  useDisableTwoFactorMutation,
  useEnableTwoFactorMutation,
  useSetAuthenticationMutation,
} from './profile.api';
import { useRecoveryCodes } from './useRecoveryCodes';
import { toTwoFactor } from './twoFactor.mappers';
import { useAuthType } from '@portal/portal-core/writes/useVerification';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';

/** Maps all names in a refusal to the field of the authenticator's code. */
const names = { code: 'code', authenticator: 'code', recovery_code: 'code' };

export function useTwoFactor(
  user: QueryState<Answer<'/user'>>,
  securityCode: SecurityCode,
): ProfileScreenProps['twoFactor'] {
  const { env } = useServices();
  const inUse = useAuthType() === 'authenticator';
  const [enable] = useEnableTwoFactorMutation();
  const [disable] = useDisableTwoFactorMutation();
  const { form, stepUp, send, noting, getSecondFactor } = useStepUpCall(names, securityCode);
  const [choose] = useSetAuthenticationMutation();
  const use = useStepUpCall({}, securityCode);
  const dispatch = useAppDispatch();
  const recovery = useRecoveryCodes(user.data, securityCode);
  const imageLocations = { folder: env.imageUrl, page: window.location.href };
  return {
    twoFactor: toRemote(user, (body) => toTwoFactor(body, inUse, imageLocations)),
    recovery,
    form,
    stepUp,
    onSwitch: ({ on, code, isRecoveryCode, secondFactor }) =>
      send(() =>
        noting(secondFactor, () => {
          const factor = getSecondFactor(secondFactor);
          return isRecoveryCode
            ? disable({ recovery_code: code, ...factor })
            : (on ? enable : disable)({ code, ...factor });
        }),
      ),
    use: {
      form: use.form,
      stepUp: use.stepUp,
      onUse: ({ secondFactor }) =>
        use.send(
          () =>
            use.noting(secondFactor, () =>
              choose({ type: 'authenticator', ...use.getSecondFactor(secondFactor) }),
            ),
          () => dispatch(authTypeRead('authenticator')),
        ),
    },
  };
}
