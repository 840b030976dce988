/** Copies by a hidden text area where the clipboard is absent or refused (A §9). The area is always removed (T25). */
function copyByTextArea(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.ariaHidden = 'true';
  area.className = 'visually-hidden';
  // An open dialog must hold the area, or its focus trap would take the selection away.
  const host = focused?.closest('[role="dialog"], dialog') ?? document.body;
  try {
    host.append(area);
    area.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without the clipboard API
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

/** Puts a text on the clipboard. Gives false when neither way is allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByTextArea(text);
  }
}
