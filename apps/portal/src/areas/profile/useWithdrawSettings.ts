import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { toRemote, type QueryState } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { toDestinationBody, destinationNames } from './bodies.mappers';
import { useSetWithdrawSettingMutation, useSetWithdrawTypeMutation } from './profile.api';
import { toDestination, toWithdrawType } from './profile.mappers';
import { saveDestination } from './saveDestination';
import { useVerification } from '@portal/portal-core/writes/useVerification';

/** The destination of withdrawals: saved once, with a second factor (A §4, A §5). */
export function useWithdrawSettings(
  user: QueryState<Answer<'/user'>>,
): ProfileScreenProps['withdrawSettings'] {
  const verification = useVerification('withdrawSetting');
  const [setType] = useSetWithdrawTypeMutation();
  const [setDestination] = useSetWithdrawSettingMutation();
  const { form, send } = useFormCall(destinationNames);
  return {
    destination: toRemote(user, toDestination),
    verification,
    form,
    onSave: (values) =>
      send(() =>
        saveDestination({
          stored: toWithdrawType(user.data),
          setType: (account_type) => setType({ account_type }),
          save: () => setDestination(toDestinationBody(values, verification.authType)),
        }),
      ),
  };
}
