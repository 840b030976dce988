function canParse(address: string | URL, base?: string | URL): boolean {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
}

function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason);
    signal.addEventListener('abort', () => first.abort(signal.reason), { once: true, signal: first.signal });
  }
  return first.signal;
}

const arrayMethods = {
  toReversed(this: readonly unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
  toSpliced(this: readonly unknown[], ...change: [start: number, skip: number, ...added: unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
};

/** Adds each missing method, non-enumerable like the platform's own. */
function addMissing(target: object, methods: object): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** Adds the methods that the oldest supported browsers lack (vite/oldestBrowsers.ts). */
export function addStandIns(): void {
  addMissing(URL, { canParse });
  addMissing(AbortSignal, { any: anySignal });
  addMissing(Array.prototype, arrayMethods);
}
