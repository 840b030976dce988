/** Opens the browser's print dialog. A file that is saved there has this name: browsers take it from the title. */
export function printPage(name: string): void {
  const title = document.title;
  window.addEventListener('afterprint', () => (document.title = title), { once: true });
  document.title = name;
  window.print();
}
