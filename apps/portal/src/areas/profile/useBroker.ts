import type { ProfileScreenProps } from '@portal/ui/screens/profile';
import { toRemote, type QueryState } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { toBrokerBody, brokerNames } from './bodies.mappers';
import { useSetBrokerDetailsMutation } from './profile.api';
import { toBroker } from './profile.mappers';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';

export function useBroker(
  user: QueryState<Answer<'/user'>>,
  code: SecurityCode,
): ProfileScreenProps['broker'] {
  const [save] = useSetBrokerDetailsMutation();
  const { form, stepUp, sendOnce, noting, getSecondFactor } = useStepUpCall(brokerNames, code);
  return {
    broker: toRemote(user, toBroker),
    form,
    stepUp,
    onSave: ({ secondFactor, ...values }) => {
      const body = { ...toBrokerBody(values), ...getSecondFactor(secondFactor) };
      sendOnce({ ...values, ...getSecondFactor(secondFactor) }, (idempotencyKey) =>
        noting(secondFactor, () => save({ body, idempotencyKey })),
      );
    },
  };
}
