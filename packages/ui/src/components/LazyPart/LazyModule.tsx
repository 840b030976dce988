import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** The longest time that a part may take to load, in ms (A §9, D102). */
const moduleTimeout = 120_000;

export interface LazyModuleProps<P extends object> {
  /** Imports the part. Define it outside the component, so that it is the same function at each render. */
  load: () => Promise<ComponentType<P>>;
  /** The part's props. */
  props: P;
  /** Keeps the part's place while it loads. */
  fallback: ReactNode;
  /** Drawn instead of a part that did not load. */
  failed: (retry: () => void) => ReactNode;
}

type Arrival<P> = 'coming' | 'failed' | { Part: ComponentType<P> };

/**
 * A part of a screen whose code loads when it is first needed. A failure shows in the part's place, with a retry, so
 * that the rest of the screen stays with what was typed there.
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
