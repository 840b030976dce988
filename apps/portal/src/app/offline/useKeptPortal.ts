import { useEffect } from 'react';
import { useChunk } from '@portal/portal-core/browser/useChunk';
import { useIdle } from '../browser/useIdle';
import { useServices } from '@portal/portal-core/store/services';

const loadKeepPortal = () => import('./keepPortal').then((module) => module.keepPortal);

/**
 * Caches the portal when a visitor's page is idle, so the next visit opens from the cache (ADR 22). Only the member's
 * AppShell offers a newer release, because here it would interrupt the sign-in.
 */
export function useKeptPortal(): void {
  const { offline } = useServices().env;
  const keepPortal = useChunk(loadKeepPortal, useIdle());
  useEffect(
    function keepAtRest() {
      const kept = keepPortal?.(offline, () => undefined);
      return () => void kept?.then((worker) => worker?.close());
    },
    [keepPortal, offline],
  );
}
