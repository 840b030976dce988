/**
 * The widths of a board, by the names in the toolbar's globals: the window's size in px, and the minimum space for a
 * pair of stories next to another pair.
 */
export const boardWidths = {
  '390': { label: 'Phone 390', width: 390, height: 844, minWidth: '26rem' },
  '820': { label: 'Tablet 820', width: 820, height: 1180, minWidth: '34rem' },
  '1440': { label: 'Desktop 1440', width: 1440, height: 900, minWidth: '56rem' },
} as const;

export type BoardWidth = keyof typeof boardWidths;

/** Returns the width of that name, which an address gives as a number. The phone's is the default. */
export const getBoardWidth = (chosen: unknown): BoardWidth =>
  (Object.keys(boardWidths) as BoardWidth[]).find((name) => name === String(chosen)) ?? '390';
