import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { authTypeRead, selectSession } from '@portal/portal-core/session/session.slice';
import { parseAuthType } from './shell/shell.mappers';

/** Updates the session's auth type from the server's newest answer (A §4). */
export function useFollowedAuthType(body: Answer<'/authentication'> | undefined): void {
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
