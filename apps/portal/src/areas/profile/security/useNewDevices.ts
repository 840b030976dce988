import type { NewDevicesProps } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { toUnanswered } from '../logs.mappers';
import { useAnswerSignInMutation } from './security.api';

/** Sign-ins from new devices without an answer; undefined where the server asks nothing (D119). */
export function useNewDevices(signIns: Answer<'/logs'> | undefined): NewDevicesProps | undefined {
  const [answer] = useAnswerSignInMutation();
  const { busy, singleFlight } = useSingleFlight();
  const list = toUnanswered(signIns);
  if (!list) return undefined;
  return {
    ...{ list, busy },
    onAnswer: (id, mine) => void singleFlight(async () => void (await answer({ id, mine: mine ? 1 : 0 }))),
  };
}
