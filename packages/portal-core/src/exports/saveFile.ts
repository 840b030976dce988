/** How long a browser may take to start a download, in ms. */
const begun = 30_000;

/** Saves a file on the device. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the press.
  setTimeout(() => URL.revokeObjectURL(url), begun);
}

/** Saves a text as a file. */
export const saveText = (name: string, text: string, type = 'text/plain'): void =>
  saveFile(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Saves a CSV text as a file. */
export const saveCsv = (name: string, text: string): void => saveText(name, text, 'text/csv');
