import type { SessionsProps } from '@portal/ui/screens/profile';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useSingleFlight } from '@portal/portal-core/writes/useSingleFlight';
import { useEndSessionsMutation, useListSessionsQuery } from './security.api';
import { toSentId } from '@portal/portal-core/fromApi/repeats';
import { hasSessions, toSessions } from './sessions.mappers';

/** The member's open sessions; undefined where the sign-ins don't show that the server lists them (D119). */
export function useSessions(signIns: Answer<'/logs'> | undefined): SessionsProps | undefined {
  const isProven = hasSessions(signIns);
  const query = useListSessionsQuery(undefined, { skip: !isProven });
  const [endSessions] = useEndSessionsMutation();
  const { busy, singleFlight } = useSingleFlight();
  if (!isProven) return undefined;
  return {
    list: toRemote(query, toSessions),
    busy,
    onEnd: (id) =>
      void singleFlight(async () => void (await endSessions(id === undefined ? {} : { id: toSentId(id) }))),
  };
}
