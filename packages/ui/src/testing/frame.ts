/** Decides at each named moment of a story's play function whether it continues. */
export type Gate = (name: string) => Promise<void>;

let gate: Gate = () => Promise.resolve();

/** Sets the gate for the snapshots of the next play. */
export function setGate(next: Gate): void {
  gate = next;
}

/**
 * Names a moment of a play as a snapshot, which boards, search and screenshots show by this name. Everything
 * after the last one is only tested. Use a literal name, because the list of snapshots is read from the
 * source.
 */
export async function frame(name: string): Promise<void> {
  // The screenshot tool adds this function to the page.
  const { __frame: photograph } = globalThis as { __frame?: (name: string) => unknown };
  await photograph?.(name);
  await gate(name);
}
