import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { remoteOf, type QueryState } from '../../app/remote';
import { useFormCall } from '../../app/useFormCall';
import { useMemberCode } from '../../app/useMemberCode';
import { destinationBodyOf, destinationNames } from './bodies.view';
import { useSetWithdrawSettingMutation, useSetWithdrawTypeMutation } from './profile.api';
import { destinationOf, withdrawTypeOf } from './profile.view';
import { useAuthType } from './useAuthType';

/** The type that is offered (A §5). */
const account_type = 'crypto';

/** Saving calls `withdraw-type` first where the type differs (D49). */
export function useWithdrawSettings(user: QueryState): ProfileScreenProps['withdrawSettings'] {
  const authType = useAuthType();
  const { request, ask } = useMemberCode('withdrawSetting');
  const [setType] = useSetWithdrawTypeMutation();
  const [setDestination] = useSetWithdrawSettingMutation();
  const { form, send } = useFormCall(destinationNames);
  return {
    destination: remoteOf(user, destinationOf),
    proving: { authType, request, onCodeRequested: ask },
    form,
    onSaved: (values) =>
      send(async () => {
        if (withdrawTypeOf(user.data) !== account_type) {
          const { error } = await setType({ account_type });
          if (error !== undefined) return { error };
        }
        return setDestination(destinationBodyOf(values, authType));
      }),
  };
}
