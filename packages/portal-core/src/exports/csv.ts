import Papa from 'papaparse';

/**
 * Text that a spreadsheet reads as a formula (T25): it starts with a sign or @, also full-width or after spaces. A
 * plain number is excluded, so debits stay numbers.
 */
const formula = /^(?!-?\d+(\.\d+)?$|\t\d+([e:]\d+)?$)\s*[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet would change: leading zeros, over 15 digits, `12e34` of a hash, a ratio that is no time. */
const changed = /^(0\d+|\d{16,}|\d+e\d+|\d+:\d+)$/i;

/** A tab makes it text, and spreadsheets don't show it. */
const keepText = (cell: string | undefined) => (changed.test(cell ?? '') ? `\t${cell}` : cell);

/** Without it a spreadsheet reads UTF-8 in the system's encoding. */
const byteOrderMark = '\uFEFF';

/** A table as CSV (RFC 4180), for spreadsheets and programs. Absent cells are empty. */
export const toCsv = (
  titles: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): string =>
  byteOrderMark +
  Papa.unparse(
    { fields: [...titles], data: rows.map((row) => row.map(keepText)) },
    { escapeFormulae: formula, newline: '\r\n' },
  );
