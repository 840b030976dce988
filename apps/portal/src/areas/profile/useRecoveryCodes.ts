import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { errorTexts } from '@portal/ui/text/messages';
import { useState } from 'react';
import { saveText } from '@portal/portal-core/exports/saveFile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';
import { profileApi } from './profile.api';
import { toRecoveryCodes, toRecoveryCodesLeft } from './twoFactor.mappers';

const { createRecoveryCodes } = profileApi.endpoints;

/** Maps all names in a refusal to the field of the authenticator's code. */
const names = { code: 'code', authenticator: 'code' };

/** Makes recovery codes, which exist only in this component's memory. Undefined where the server has none (D119). */
export function useRecoveryCodes(
  user: Answer<'/user'> | undefined,
  securityCode: SecurityCode,
): ProfileScreenProps['twoFactor']['recovery'] {
  const dispatch = useAppDispatch();
  const { form, stepUp, send, noting, getSecondFactor } = useStepUpCall(names, securityCode);
  const [made, setMade] = useState<readonly string[]>();
  const left = toRecoveryCodesLeft(user);
  if (left === undefined) return undefined;
  return {
    left,
    made,
    form,
    stepUp,
    onCreate: ({ code, secondFactor }) =>
      send(() =>
        noting(secondFactor, async () => {
          const body = { code, ...getSecondFactor(secondFactor) };
          const { data, error } = await dispatch(createRecoveryCodes.initiate(body, { track: false }));
          if (error !== undefined) return { error };
          const codes = toRecoveryCodes(data);
          if (codes.length === 0) dispatch(toastRaised('bad', errorTexts.somethingWrongTryAgain));
          else setMade(codes);
          return {};
        }),
      ),
    onDownload: (codes) => saveText('recovery-codes.txt', `${codes.join('\n')}\n`),
    onClose: () => setMade(undefined),
  };
}
