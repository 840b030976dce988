import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { remoteOf, type QueryState } from '../../shared/calls/remote';
import type { Answer } from '../../shared/wire/answer';
import { useFormCall } from '../../shared/writes/useFormCall';
import { useMemberCode } from '../../shared/writes/useMemberCode';
import { destinationBodyOf, destinationNames } from './bodies.view';
import { useSetWithdrawSettingMutation, useSetWithdrawTypeMutation } from './profile.api';
import { destinationOf, withdrawTypeOf } from './profile.view';
import { saveDestination } from './saveDestination';
import { useAuthType } from '../../shared/writes/useAuthType';

/** Where withdrawals go: saved once, with the member's proof (A §4, A §5). */
export function useWithdrawSettings(
  user: QueryState<Answer<'/user'>>,
): ProfileScreenProps['withdrawSettings'] {
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
      send(() =>
        saveDestination({
          stored: withdrawTypeOf(user.data),
          setType: (account_type) => setType({ account_type }),
          save: () => setDestination(destinationBodyOf(values, authType)),
        }),
      ),
  };
}
