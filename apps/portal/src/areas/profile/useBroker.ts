import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { remoteOf, type QueryState } from '../../shared/calls/remote';
import type { Answer } from '../../shared/wire/answer';
import { brokerBodyOf, brokerNames } from './bodies.view';
import { useSetBrokerDetailsMutation } from './profile.api';
import { brokerOf } from './profile.view';
import { type SecurityCode, useStepUpCall } from '../../shared/writes/useStepUpCall';

export function useBroker(
  user: QueryState<Answer<'/user'>>,
  code: SecurityCode,
): ProfileScreenProps['broker'] {
  const [save] = useSetBrokerDetailsMutation();
  const { form, stepUp, sendOnce, noting, proofOf } = useStepUpCall(brokerNames, code);
  return {
    broker: remoteOf(user, brokerOf),
    form,
    stepUp,
    onSaved: ({ proof, ...values }) => {
      const body = { ...brokerBodyOf(values), ...proofOf(proof) };
      sendOnce({ ...values, ...proofOf(proof) }, (idempotencyKey) =>
        noting(proof, () => save({ body, idempotencyKey })),
      );
    },
  };
}
