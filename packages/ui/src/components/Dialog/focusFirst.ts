const control = 'input, select, textarea, button, a[href]';

/** The first focusable control of a dialog's body (or of its actions). */
export function firstControl(sheet: HTMLElement | null, where: 'body' | 'actions') {
  const part = sheet?.querySelector(`[data-dialog-${where}]`);
  const found = [...(part?.querySelectorAll<HTMLElement>(control) ?? [])];
  return found.find((element) => !element.matches(':disabled, [hidden], [tabindex="-1"]'));
}

/** The initial focus of a dialog. */
export type FocusOn = 'body' | 'actions' | 'code' | 'dialog';

/**
 * Moves the focus into an opening dialog: to the requested part, else to its actions, else to the dialog
 * itself.
 */
export function focusFirst(sheet: HTMLElement | null, where: FocusOn) {
  const code = sheet?.querySelector<HTMLElement>('[data-code] input:not(:disabled)');
  if (where === 'dialog') sheet?.focus();
  else if (where === 'code') (code ?? firstControl(sheet, 'actions') ?? sheet)?.focus();
  else (firstControl(sheet, where) ?? firstControl(sheet, 'actions') ?? sheet)?.focus();
}
