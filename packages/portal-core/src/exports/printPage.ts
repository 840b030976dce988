let restoreTitle: (() => void) | undefined;

/** Opens the browser's print dialog. Browsers name a saved file after the title. */
export function printPage(name: string): void {
  // A dialog that never closed has left its name.
  restoreTitle?.();
  const title = document.title;
  restoreTitle = () => {
    document.title = title;
    restoreTitle = undefined;
  };
  window.addEventListener('afterprint', restoreTitle, { once: true });
  document.title = name;
  window.print();
}
