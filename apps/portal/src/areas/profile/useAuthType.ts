import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/store';
import { authTypeRead, selectSession } from '../../session/session.slice';
import { authTypeOf } from './profile.view';

/** How the member confirms; without a word of the server a code is sent (D107). */
export const useAuthType = (): string => useAppSelector(selectSession).authType ?? 'otp';

/** What the server says of it goes into the session, whatever changed it (A §4). `body` is that of `authentication`. */
export function useFollowedAuthType(body: unknown): void {
  const dispatch = useAppDispatch();
  const { authType, token } = useAppSelector(selectSession);
  const named = body === undefined ? undefined : authTypeOf(body);
  const follow = useEffectEvent(() => {
    if (token !== null && named !== undefined && named !== authType) dispatch(authTypeRead(named));
  });
  useEffect(
    // Only a new answer counts: what the session was told since is newer than an old one.
    function followNewAnswer() {
      follow();
    },
    [body],
  );
}
