/**
 * Copies with a hidden text area if the clipboard is unavailable or denied (A §9). The area is always removed
 * (T25).
 */
function copyByTextArea(text: string): boolean {
  const area = document.createElement('textarea');
  const focused = document.activeElement;
  area.value = text;
  area.readOnly = true;
  area.ariaHidden = 'true';
  area.className = 'visually-hidden';
  // Inside an open dialog the area must be a child, or the focus trap would steal its selection.
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

/** How long the browser may take, in ms. The other way needs a recent press. */
const patience = 2000;

/** Copies a text to the clipboard. Returns false when both ways fail. */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser did not answer')), patience);
  });
  try {
    await Promise.race([navigator.clipboard.writeText(text), late]);
    return true;
  } catch {
    return copyByTextArea(text);
  } finally {
    clearTimeout(timer);
  }
}
