/** Storybook's own storage keys. The portal's keys never match. */
const isStorybooks = (key: string) => /storybook/i.test(key);

/** The keys in local storage before the portal started. The rest of this page wrote them. */
let kept: ReadonlySet<string> | undefined;

/** Clears one portal's data before the next: the session and its data, chosen views, hidden amounts. */
export function clearStorages(): void {
  const { localStorage: lasting, sessionStorage: passing } = window;
  kept ??= new Set(Object.keys(lasting));
  for (const key of Object.keys(lasting)) if (!kept.has(key) && !isStorybooks(key)) lasting.removeItem(key);
  for (const key of Object.keys(passing)) if (!isStorybooks(key)) passing.removeItem(key);
}
