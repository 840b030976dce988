/** How long a browser may take to start a download, in ms. */
const begun = 30_000;

/** Saves a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the press.
  setTimeout(() => URL.revokeObjectURL(url), begun);
}
