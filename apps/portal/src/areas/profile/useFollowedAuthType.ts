import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store/store';
import type { Answer } from '../../shared/wire/answer';
import { authTypeRead, selectSession } from '../../session/session.slice';
import { parseAuthType } from './profile.mappers';

/** Keeps the session's auth type as the server last said it, whatever changed it (A §4). */
export function useFollowedAuthType(body: Answer<'/authentication'> | undefined): void {
  const dispatch = useAppDispatch();
  const { authType, token } = useAppSelector(selectSession);
  const named = body === undefined ? undefined : parseAuthType(body);
  const follow = useEffectEvent(() => {
    if (token !== null && named !== undefined && named !== authType) dispatch(authTypeRead(named));
  });
  useEffect(
    // Only a new answer counts, because what the session was told since an old one is newer.
    function followNewAnswer() {
      follow();
    },
    [body],
  );
}
