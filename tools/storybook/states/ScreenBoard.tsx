import { DocsContext, Description, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styled from 'styled-components';
import { color, fontSize, fontWeight, media, space } from '../../../packages/ui/src/tokens';
import { BoardWidthChoice, boardWidths, getBoardWidth } from './BoardWidthChoice';
import { getStates } from './State';
import { StateFigure } from './StateFigure';
import { WithSnapshotRun } from '../snapshots/WithSnapshotRun';
import { useGlobals } from '../docs/globals';

/** A screen's page: all its states, each in light and dark, at the width in the address. */
export function ScreenBoard() {
  const states = useContext(DocsContext).componentStories().flatMap(getStates);
  const globals = useGlobals();
  const chosen = getBoardWidth(globals.board);
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
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
      </Unstyled>
    </>
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
