import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** The timeout for loading a module, in ms (A §9, D102). */
const moduleTimeout = 120_000;

export interface LazyModuleProps<P extends object> {
  /** Imports the module. Define it outside the component, to keep the same function on each render. */
  load: () => Promise<ComponentType<P>>;
  /** The module's props. */
  props: P;
  /** Reserves the module's space while it loads. */
  fallback: ReactNode;
  /** Rendered when the module failed to load. */
  failed: (retry: () => void) => ReactNode;
}

type Arrival<P> = 'coming' | 'failed' | { Part: ComponentType<P> };

/**
 * A part of a screen whose code loads on demand. A failure shows in its place with a retry, so the rest of
 * the screen keeps its input.
 */
export function LazyModule<P extends object>({ load, props, fallback, failed }: LazyModuleProps<P>) {
  const [tries, setTries] = useState(1);
  const [arrival, setArrival] = useState<Arrival<P>>('coming');
  useEffect(
    function fetchModule() {
      let wanted = true;
      const arrive = (next: Arrival<P>) => {
        if (wanted) setArrival(next);
      };
      const timer = setTimeout(() => arrive('failed'), moduleTimeout);
      load().then(
        (Part) => arrive({ Part }),
        () => arrive('failed'),
      );
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    },
    [load, tries],
  );
  if (arrival === 'coming') return fallback;
  if (arrival === 'failed') {
    return failed(() => {
      setArrival('coming');
      setTries(tries + 1);
    });
  }
  return <arrival.Part {...props} />;
}
