import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { toRemote, type QueryState } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useFormCall } from '@portal/portal-core/writes/useFormCall';
import { useVerification } from '@portal/portal-core/writes/useVerification';
import type { Result } from '@portal/portal-core/calls/result';
import { toDestinationBody, destinationNames } from './bodies.mappers';
import { useSetWithdrawSettingMutation, useSetWithdrawTypeMutation } from './profile.api';
import { toDestination, toWithdrawType } from './profile.mappers';

/** The default type (A §5). */
const offeredType = 'crypto';

interface Saving {
  /** The server's type; undefined before there is one. */
  stored: string | undefined;
  setType: (type: typeof offeredType) => PromiseLike<Result>;
  save: () => PromiseLike<Result>;
}

/** Sets the type first if it differs (D49). If that fails, no address is saved. */
export async function saveDestination({ stored, setType, save }: Saving): Promise<Result> {
  if (stored !== offeredType) {
    const { error } = await setType(offeredType);
    if (error !== undefined) return { error };
  }
  return save();
}

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
