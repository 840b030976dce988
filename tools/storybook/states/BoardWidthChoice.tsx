import { Segments } from '../../../packages/ui/src/components/Segments/Segments';
import { chooseGlobals, useGlobals } from '../docs/useGlobals';
import { boardWidths, getBoardWidth, type BoardWidth } from './boardWidths';

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
