import { nextTask } from '../../nextTask';
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** The timeout for loading a module, in ms (A §9, D102). */
const moduleTimeout = 120_000;

/** A loaded module by its `load`. It is drawn without a frame of its fallback. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads a module for a `LazyModule` with the same function. */
export async function loadModule<Part>(load: () => Promise<Part>): Promise<Part> {
  const Part = await load();
  loaded.set(load, Part);
  return Part;
}

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
  const here = loaded.get(load) as ComponentType<P> | undefined;
  const isHere = here !== undefined;
  const [arrival, setArrival] = useState<Arrival<P>>('coming');
  useEffect(
    function fetchModule() {
      if (isHere) return;
      let wanted = true;
      const arrive = (next: Arrival<P>) => {
        if (wanted) setArrival(next);
      };
      const timer = setTimeout(() => arrive('failed'), moduleTimeout);
      // Many parts begin after one render, and each import takes a while on a slow processor.
      nextTask()
        .then(() => loadModule(load))
        .then(
          (Part) => startTransition(() => arrive({ Part })),
          () => arrive('failed'),
        );
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    },
    [load, isHere, tries],
  );
  if (here) {
    const Part = here;
    return <Part {...props} />;
  }
  if (arrival === 'coming') return fallback;
  if (arrival === 'failed') {
    return failed(() => {
      setArrival('coming');
      setTries(tries + 1);
    });
  }
  return <arrival.Part {...props} />;
}
