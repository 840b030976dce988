import styled from 'styled-components';
import { Segments } from '../../../packages/ui/src/components/Segments/Segments';
import { color, fontSize, fontWeight, media, space } from '../../../packages/ui/src/tokens';
import { getBoardWidth, boardWidths, type BoardWidth } from './boardWidths';
import type { State } from './State';
import { StateFigure } from './StateFigure';
import { WithSnapshotRun } from '../snapshots/WithSnapshotRun';
import { chooseGlobals, useGlobals } from '../docs/useGlobals';

interface StatesBoardProps {
  states: readonly State[];
}

const segments = Object.entries(boardWidths).map(([value, { label }]) => ({
  value: value as BoardWidth,
  label,
}));

/** All states of a screen, each in light and dark, at the width in the address. */
export function StatesBoard({ states }: StatesBoardProps) {
  const globals = useGlobals();
  const chosen = getBoardWidth(globals.board);
  return (
    <div>
      <Bar>
        <Count>{states.length} states, each in light and dark</Count>
        <Segments
          label="Width of the window"
          segments={segments}
          value={chosen}
          onChange={(board) => chooseGlobals({ board })}
        />
      </Bar>
      <WithSnapshotRun>
        {(run) => (
          <Grid $minWidth={boardWidths[chosen].minWidth}>
            {states.map((state) => (
              <StateFigure
                key={`${state.key} ${chosen}`}
                state={state}
                snapshot={run?.snapshots.find(({ key }) => key === state.key)}
                at={boardWidths[chosen]}
                globals={globals}
              />
            ))}
          </Grid>
        )}
      </WithSnapshotRun>
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: center;
  justify-content: space-between;
  padding-block-end: ${space[5]};
`;

const Count = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.label};
`;

const Grid = styled.ul<{ $minWidth: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minWidth }) => $minWidth}), 1fr));
  gap: ${space[8]};

  ${media.phone} {
    gap: ${space[6]};
  }
`;
