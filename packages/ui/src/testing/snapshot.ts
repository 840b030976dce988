/** Returns a snapshot's name for an address: `Wrong code` is `&globals=snapshot:wrong-code`. */
export const snapshotSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

let onSnapshot: (name: string) => Promise<void> = () => Promise.resolve();

/** Names a moment of a play as a snapshot. Use a literal name, because lists of snapshots are read from the source. */
export const snapshot = (name: string): Promise<void> => onSnapshot(name);

const isTest = '__vitest_browser__' in globalThis;

/**
 * Ends a play at its snapshot `last`, or at the one in the address. What follows is only tested, and a test plays all
 * of it.
 */
export function endAt<Context extends { globals: Record<string, unknown> }>(
  last: string,
  play: (context: Context) => unknown,
): (context: Context) => Promise<void> {
  return async (context) => {
    const { snapshot: asked } = context.globals as { snapshot?: string };
    const end = isTest || !asked ? snapshotSlug(last) : asked;
    const shown: string[] = [];
    const reached = new Promise<void>((stop) => {
      onSnapshot = async (name) => {
        shown.push(snapshotSlug(name));
        if (isTest || shown.at(-1) !== end) return;
        stop();
        // Neither the next step nor the cleanup may change the screen.
        await new Promise(() => {});
      };
    });
    await Promise.race([play(context), reached]);
    if (!shown.includes(end)) throw new Error(`The play ended before its snapshot "${end}".`);
  };
}
