import { useEffect, useEffectEvent } from 'react';
import type { ProfileScreenProps, ProfileTab, SetupType } from '@portal/ui/screens/profile';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { authTypeRead, selectSession } from '@portal/portal-core/session/session.slice';
import { type SecurityCode, useStepUpCall } from '@portal/portal-core/writes/useStepUpCall';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useSetAuthenticationMutation } from './profile.api';
import { useGetAuthenticationQuery } from './shell/shell.api';
import { toAuthentication } from './profile.mappers';
import { parseAuthType } from './shell/shell.mappers';

/** Updates the session's auth type from the server's newest answer (A §4). */
function useFollowedAuthType(body: Answer<'/authentication'> | undefined): void {
  const dispatch = useAppDispatch();
  const { authType, token } = useAppSelector(selectSession);
  const named = body === undefined ? undefined : parseAuthType(body);
  const follow = useEffectEvent(() => {
    if (token !== null && named !== undefined && named !== authType) dispatch(authTypeRead(named));
  });
  useEffect(
    // Only a new answer counts, because the session may be newer than an old one.
    function followNewAnswer() {
      follow();
    },
    [body],
  );
}

/** The setup tab of each auth type (A §4). */
export const setupTabs: Record<SetupType, ProfileTab> = { authenticator: '2fa', mpin: 'security-pin' };

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
