/**
 * Widths at which a board shows its states, by the names in the toolbar's globals: the window's size in px, and the least
 * room that a pair of frames needs beside another pair.
 */
export const boardWidths = {
  '390': { label: 'Phone 390', width: 390, height: 844, room: '26rem' },
  '820': { label: 'Tablet 820', width: 820, height: 1180, room: '34rem' },
  '1440': { label: 'Desktop 1440', width: 1440, height: 900, room: '56rem' },
} as const;

export type BoardWidth = keyof typeof boardWidths;

/** The width of that name, which an address gives as a number; else the phone's. */
export const getBoardWidth = (chosen: unknown): BoardWidth =>
  (Object.keys(boardWidths) as BoardWidth[]).find((name) => name === String(chosen)) ?? '390';
