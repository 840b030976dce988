import type { ProfileScreenProps, ProfileTab } from '@portal/ui/screens/profile';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { authTypeRead } from '@portal/portal-core/session/session.slice';
import { useSetAuthenticationMutation } from './profile.api';
import { useGetAuthenticationQuery } from './shell/shell.api';
import { toAuthentication } from './profile.mappers';
import { setupTabs } from './setupTabs';
import { useFollowedAuthType } from './useFollowedAuthType';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';

const names = { type: 'type' };

export function useAuthentication(
  leadToTab: (tab: ProfileTab) => void,
  code: SecurityCode,
): ProfileScreenProps['authentication'] {
  const dispatch = useAppDispatch();
  const query = useGetAuthenticationQuery();
  const [choose] = useSetAuthenticationMutation();
  const { form, stepUp, send, noting, getSecondFactor } = useStepUpCall(names, code);
  useFollowedAuthType(query.data);
  return {
    authentication: toRemote(query, toAuthentication),
    form,
    stepUp,
    onSelect: ({ type, secondFactor }) =>
      send(
        () => noting(secondFactor, () => choose({ type, ...getSecondFactor(secondFactor) })),
        () => dispatch(authTypeRead(type)),
      ),
    onSetUpFirst: (type, message) => {
      dispatch(toastRaised('bad', message));
      leadToTab(setupTabs[type]);
    },
  };
}
