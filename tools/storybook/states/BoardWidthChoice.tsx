import { Segments } from '../../../packages/ui/src/components/Segments/Segments';
import { chooseGlobals, useGlobals } from '../docs/globals';

/**
 * The widths of a board, by the names in the toolbar's globals: the window's size in px, and the minimum space for a
 * pair of stories next to another pair.
 */
export const boardWidths = {
  '390': { label: 'Phone 390', width: 390, height: 844, minWidth: '26rem' },
  '820': { label: 'Tablet 820', width: 820, height: 1180, minWidth: '34rem' },
  '1440': { label: 'Desktop 1440', width: 1440, height: 900, minWidth: '56rem' },
} as const;

type BoardWidth = keyof typeof boardWidths;

/** Returns the width of that name, which an address gives as a number. The phone's is the default. */
export const getBoardWidth = (chosen: unknown): BoardWidth =>
  (Object.keys(boardWidths) as BoardWidth[]).find((name) => name === String(chosen)) ?? '390';

const segments = Object.entries(boardWidths).map(([value, { label }]) => ({
  value: value as BoardWidth,
  label,
}));

/** The window's width on boards and in search results, in the address. */
export const BoardWidthChoice = () => (
  <Segments
    label="Width of the window"
    segments={segments}
    value={getBoardWidth(useGlobals().board)}
    onChange={(board) => chooseGlobals({ board })}
  />
);
