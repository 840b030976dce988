import { useEffect } from 'react';
import { useChunk } from '../../shared/browser/useChunk';
import { useIdle } from '../../shared/browser/useIdle';
import { useServices } from '../../shared/store/services';

const loadKeepPortal = () => import('./keepPortal').then((module) => module.keepPortal);

/**
 * Keeps the portal once a visitor's page is at rest, so that the next visit opens with it (ADR 22). A newer release is
 * offered to members alone, by their frame: here it would come between somebody and their sign-in.
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
