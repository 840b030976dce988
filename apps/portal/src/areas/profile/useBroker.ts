import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { remoteOf, type QueryState } from '../../app/remote';
import { useFormCall } from '../../app/useFormCall';
import { useWriteKey } from '../../app/useWriteKey';
import { brokerBodyOf, brokerNames } from './bodies.view';
import { useSetBrokerDetailsMutation } from './profile.api';
import { brokerOf } from './profile.view';

export function useBroker(user: QueryState): ProfileScreenProps['broker'] {
  const [save] = useSetBrokerDetailsMutation();
  const { form, send } = useFormCall(brokerNames);
  const { keyOf, settle } = useWriteKey();
  return {
    broker: remoteOf(user, brokerOf),
    form,
    onSaved: (values) =>
      send(async () => {
        const body = brokerBodyOf(values);
        const result = await save({ body, idempotencyKey: keyOf(body) });
        settle(result.error);
        return result;
      }),
  };
}
