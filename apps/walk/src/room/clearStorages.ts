/** What Storybook keeps for itself beside the portal, which names nothing so. */
const isStorybooks = (key: string) => /storybook/i.test(key);

/** What was in the browser's lasting storage before anybody walked: the rest of this page wrote it. */
let kept: ReadonlySet<string> | undefined;

/** Leaves nothing of one walk to the next: the session and what goes with it, chosen views, hidden amounts. */
export function clearStorages(): void {
  const { localStorage: lasting, sessionStorage: passing } = window;
  kept ??= new Set(Object.keys(lasting));
  for (const key of Object.keys(lasting)) if (!kept.has(key) && !isStorybooks(key)) lasting.removeItem(key);
  for (const key of Object.keys(passing)) if (!isStorybooks(key)) passing.removeItem(key);
}
