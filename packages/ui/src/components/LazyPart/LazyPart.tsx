import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** How long a part may take, in ms (A §9, D102). */
const partTimeout = 120_000;

export interface LazyPartProps<P extends object> {
  /** Imports the part. The same function at each render: name it beside the component. */
  load: () => Promise<ComponentType<P>>;
  /** What the part is given. */
  props: P;
  /** Keeps the part's place while it comes. */
  place: ReactNode;
  /** Stands for a part that did not come. */
  failed: (retry: () => void) => ReactNode;
}

type Arrival<P> = 'coming' | 'failed' | { Part: ComponentType<P> };

/**
 * A part of a screen whose code comes when it is first needed. When it does not come it says so in its place and can be
 * asked for again: the rest of the screen, and what was typed there, stays.
 */
export function LazyPart<P extends object>({ load, props, place, failed }: LazyPartProps<P>) {
  const [tries, setTries] = useState(1);
  const [arrival, setArrival] = useState<Arrival<P>>('coming');
  useEffect(
    function fetchPart() {
      let wanted = true;
      const arrive = (next: Arrival<P>) => {
        if (wanted) setArrival(next);
      };
      const timer = setTimeout(() => arrive('failed'), partTimeout);
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
  if (arrival === 'coming') return place;
  if (arrival === 'failed') {
    return failed(() => {
      setArrival('coming');
      setTries(tries + 1);
    });
  }
  return <arrival.Part {...props} />;
}
