/** Copies by a hidden text area, where the clipboard is absent or refused (A §9). It never stays behind (T25). */
function copyByTextArea(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.ariaHidden = 'true';
  area.className = 'visually-hidden';
  // Inside an open dialog, whose focus trap would take the selection away from outside it.
  const host = focused?.closest('[role="dialog"], dialog') ?? document.body;
  try {
    host.append(area);
    area.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without the clipboard API
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Puts a text on the clipboard; false when neither way is allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByTextArea(text);
  }
}
