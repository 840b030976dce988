const control = 'input, select, textarea, button, a[href]';

/** The first control of a dialog's body (or of its actions) that takes focus. */
export function firstControl(sheet: HTMLElement | null, where: 'body' | 'actions') {
  const part = sheet?.querySelector(`[data-dialog-${where}]`);
  const found = [...(part?.querySelectorAll<HTMLElement>(control) ?? [])];
  return found.find((element) => !element.matches(':disabled, [hidden], [tabindex="-1"]'));
}

/** Focus for a dialog that opens: where it was asked for, else among its actions, else on itself. */
export function focusFirst(sheet: HTMLElement | null, where: 'body' | 'actions' | 'dialog') {
  if (where === 'dialog') sheet?.focus();
  else (firstControl(sheet, where) ?? firstControl(sheet, 'actions') ?? sheet)?.focus();
}
