import styled from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '../../../packages/ui/src/tokens';
import { BoardWidthChoice } from './BoardWidthChoice';
import { getBoardWidth, boardWidths } from './boardWidths';
import type { State } from './State';
import { StateFigure } from './StateFigure';
import { WithSnapshotRun } from '../snapshots/WithSnapshotRun';
import { useGlobals } from '../docs/useGlobals';

interface StatesBoardProps {
  states: readonly State[];
}

/** All states of a screen, each in light and dark, at the width in the address. */
export function StatesBoard({ states }: StatesBoardProps) {
  const globals = useGlobals();
  const chosen = getBoardWidth(globals.board);
  return (
    <div>
      <Bar>
        <Count>{states.length} states, each in light and dark</Count>
        <BoardWidthChoice />
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
