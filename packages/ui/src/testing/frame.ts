/** Decides at each named moment of a play whether the play goes on. */
export type Gate = (name: string) => Promise<void>;

let gate: Gate = () => Promise.resolve();

/** Puts another gate at the frames of the play that begins now. */
export function setGate(next: Gate): void {
  gate = next;
}

/**
 * Names the moment that a play has reached: a state worth a look, which boards, search and photographs show by this
 * name. What comes after the last of them is test only and is not shown. The name stands in the story's file as a
 * literal, because lists of frames are read from the source.
 */
export async function frame(name: string): Promise<void> {
  // Whoever photographs a play while it goes on, puts this into the page.
  const { __frame: photograph } = globalThis as { __frame?: (name: string) => unknown };
  await photograph?.(name);
  await gate(name);
}
