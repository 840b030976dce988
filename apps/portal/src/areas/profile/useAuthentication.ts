import type { ProfileScreenProps, ProfileTab } from '@portal/ui/screens/profile';
import { remoteOf } from '../../shared/calls/remote';
import { useAppDispatch } from '../../shared/store/store';
import { toastRaised } from '../../shared/store/toasts.slice';
import { authTypeRead } from '../../session/session.slice';
import { useGetAuthenticationQuery, useSetAuthenticationMutation } from './profile.api';
import { authenticationOf } from './profile.view';
import { setupTabs } from './setupTabs';
import { useFollowedAuthType } from './useFollowedAuthType';
import { type SecurityCode, useStepUpCall } from '../../shared/writes/useStepUpCall';

const names = { type: 'type' };

export function useAuthentication(
  leadToTab: (tab: ProfileTab) => void,
  code: SecurityCode,
): ProfileScreenProps['authentication'] {
  const dispatch = useAppDispatch();
  const query = useGetAuthenticationQuery();
  const [choose] = useSetAuthenticationMutation();
  const { form, stepUp, send, noting, proofOf } = useStepUpCall(names, code);
  useFollowedAuthType(query.data);
  return {
    authentication: remoteOf(query, authenticationOf),
    form,
    stepUp,
    onChosen: ({ type, proof }) =>
      send(
        () => noting(proof, () => choose({ type, ...proofOf(proof) })),
        () => dispatch(authTypeRead(type)),
      ),
    onSetUpFirst: (type, message) => {
      dispatch(toastRaised('bad', message));
      leadToTab(setupTabs[type]);
    },
  };
}
