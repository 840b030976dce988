/** Opens the browser's print dialog. Browsers name a saved file after the title. */
export function printPage(name: string): void {
  const title = document.title;
  window.addEventListener('afterprint', () => (document.title = title), { once: true });
  document.title = name;
  window.print();
}
