import Papa from 'papaparse';

// This is a chunk of its own, which comes with the first export.

/**
 * What a spreadsheet takes for a formula (T25): a sign or @ in front, also full-width or behind blanks. A plain number
 * is not one, so that debits stay numbers.
 */
const formula = /^(?!-?\d+(\.\d+)?$)\s*[=+\-@\t\r\n＝＋－＠]/;

/** Without it a spreadsheet reads UTF-8 in the system's own encoding. */
const byteOrderMark = '\uFEFF';

/** A table as CSV (RFC 4180), for spreadsheets and programmes alike. Absent cells are empty. */
export const toCsv = (
  titles: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): string =>
  byteOrderMark +
  Papa.unparse(
    { fields: [...titles], data: rows.map((row) => [...row]) },
    { escapeFormulae: formula, newline: '\r\n' },
  );
