import type { ProfileScreenProps, ProfileTab, SetupType } from '@portal/ui/screens/profile';
import { remoteOf } from '../../app/remote';
import { useAppDispatch } from '../../app/store';
import { toastRaised } from '../../app/toasts.slice';
import { useFormCall } from '../../app/useFormCall';
import { authTypeRead } from '../../session/session.slice';
import { useGetAuthenticationQuery, useSetAuthenticationMutation } from './profile.api';
import { authenticationOf } from './profile.view';
import { useFollowedAuthType } from './useAuthType';

const names = { type: 'type' };

/** Where each is set up (A §4). */
const setupTabs: Record<SetupType, ProfileTab> = { authenticator: '2fa', mpin: 'security-pin' };

export function useAuthentication(
  leadToTab: (tab: ProfileTab) => void,
): ProfileScreenProps['authentication'] {
  const dispatch = useAppDispatch();
  const query = useGetAuthenticationQuery();
  const [choose] = useSetAuthenticationMutation();
  const { form, send } = useFormCall(names);
  useFollowedAuthType(query.data);
  return {
    authentication: remoteOf(query, authenticationOf),
    form,
    onChosen: (type) =>
      send(
        () => choose({ type }),
        () => dispatch(authTypeRead(type)),
      ),
    onSetUpFirst: (type, message) => {
      dispatch(toastRaised('bad', message));
      leadToTab(setupTabs[type]);
    },
  };
}
