import Papa from 'papaparse';

/**
 * Text that a spreadsheet reads as a formula (T25): it starts with a sign or @, also full-width or after spaces. A
 * plain number is excluded, so debits stay numbers.
 */
const formula = /^(?!-?\d+(\.\d+)?$)\s*[=+\-@\t\r\n＝＋－＠]/;

/** Without it a spreadsheet reads UTF-8 in the system's encoding. */
const byteOrderMark = '\uFEFF';

/** A table as CSV (RFC 4180), for spreadsheets and programs. Absent cells are empty. */
export const toCsv = (
  titles: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): string =>
  byteOrderMark +
  Papa.unparse(
    { fields: [...titles], data: rows.map((row) => [...row]) },
    { escapeFormulae: formula, newline: '\r\n' },
  );
