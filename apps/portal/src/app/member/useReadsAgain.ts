import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useAppDispatch } from '@portal/portal-core/store/store';

/** Refetches the screen's data after a reconnect, including failed reads but no writes (D36, T12). */
export function useReadsAgain(): void {
  const dispatch = useAppDispatch();
  useEffect(
    function listenForNetwork() {
      return setupListeners(dispatch, (send, { onOnline, onOffline }) => {
        const online = () => send(onOnline());
        const offline = () => send(onOffline());
        window.addEventListener('online', online);
        window.addEventListener('offline', offline);
        return () => {
          window.removeEventListener('online', online);
          window.removeEventListener('offline', offline);
        };
      });
    },
    [dispatch],
  );
}
