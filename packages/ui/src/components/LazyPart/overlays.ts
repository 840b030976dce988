import { loadModule } from './LazyModule';

type Load = () => Promise<unknown>;

/** Every overlay of the loaded screens. */
const loads = new Set<Load>();

export function addOverlay(load: Load): void {
  loads.add(load);
}

/** Loads the overlays of all loaded screens, so that they open with their press. A failed one loads with its press. */
export async function loadOverlays(): Promise<void> {
  const started = new Set<Load>();
  // An overlay can contain others.
  while (started.size < loads.size) {
    const next = [...loads].filter((load) => !started.has(load));
    for (const load of next) started.add(load);
    await Promise.allSettled(next.map(loadModule));
  }
}
