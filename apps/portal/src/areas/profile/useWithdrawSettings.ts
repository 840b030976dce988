import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { toRemote, type QueryState } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { useMemberCode } from '@portal/portal-core/writes/useMemberCode';
import { toDestinationBody, destinationNames } from './bodies.mappers';
import { useSetWithdrawSettingMutation, useSetWithdrawTypeMutation } from './profile.api';
import { toDestination, toWithdrawType } from './profile.mappers';
import { saveDestination } from './saveDestination';
import { useAuthType } from '@portal/portal-core/writes/useAuthType';

/** The destination of withdrawals: saved once, with a second factor (A §4, A §5). */
export function useWithdrawSettings(
  user: QueryState<Answer<'/user'>>,
): ProfileScreenProps['withdrawSettings'] {
  const authType = useAuthType();
  const { request, ask } = useMemberCode('withdrawSetting');
  const [setType] = useSetWithdrawTypeMutation();
  const [setDestination] = useSetWithdrawSettingMutation();
  const { form, send } = useFormCall(destinationNames);
  return {
    destination: toRemote(user, toDestination),
    verification: { authType, request, onCodeRequested: ask },
    form,
    onSaved: (values) =>
      send(() =>
        saveDestination({
          stored: toWithdrawType(user.data),
          setType: (account_type) => setType({ account_type }),
          save: () => setDestination(toDestinationBody(values, authType)),
        }),
      ),
  };
}
