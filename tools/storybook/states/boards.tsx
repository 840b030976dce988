import { DocsContext, Description, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../packages/ui/src/components/Card/Card';
import { Stack } from '../../../packages/ui/src/components/Stack/Stack';
import { fontSize, fontWeight, space } from '../../../packages/ui/src/tokens';
import { StoryLink } from '../docs/StoryLink';
import { useGlobals } from '../docs/globals';
import { useStories } from '../docs/useStories';
import { Columns, Muted } from '../pages/kit/Page';
import { parseAddress, type StoredSnapshot } from '../snapshots/snapshotRun';
import { WithSnapshotRun } from '../snapshots/WithSnapshotRun';
import { BoardWidthChoice, boardWidths, getBoardWidth } from './BoardWidthChoice';
import { getStates, type State } from './State';
import { StateFigure } from './StateFigure';

interface BoardProps {
  /** Renders the states, with a function that returns the images of one. */
  children: (getSnapshot: (state: State) => StoredSnapshot | undefined) => ReactNode;
}

const Board = ({ children }: BoardProps) => (
  <>
    <Title />
    <Description />
    <Unstyled>
      <WithSnapshotRun>
        {(run) => children((state) => run?.snapshots.find(({ key }) => key === state.key))}
      </WithSnapshotRun>
    </Unstyled>
  </>
);

/** A screen's page: all its states, each in light and dark, at the width in the address. */
export function ScreenBoard() {
  const states = useContext(DocsContext).componentStories().flatMap(getStates);
  const globals = useGlobals();
  const chosen = getBoardWidth(globals.board);
  const at = boardWidths[chosen];
  return (
    <Board>
      {(getSnapshot) => (
        <>
          <Bar>
            <Muted>{states.length} states, each in light and dark</Muted>
            <BoardWidthChoice />
          </Bar>
          <Columns $least={at.minWidth} $gap={8}>
            {states.map((state) => (
              <StateFigure
                key={`${state.key} ${chosen}`}
                {...{ state, snapshot: getSnapshot(state), at, globals }}
                themes={state.theme ? [state.theme] : ['light', 'dark']}
              >
                <Name>
                  <StoryLink to={parseAddress(state)}>{state.name}</StoryLink>
                  {state.size && state.size.width !== at.width && `, always ${state.size.width} px`}
                </Name>
              </StateFigure>
            ))}
          </Columns>
        </>
      )}
    </Board>
  );
}

/** A flow's page: a storyboard of each story, whose steps play the portal up to there. */
export function FlowBoard() {
  const prepared = useContext(DocsContext).componentStories();
  const stories = useStories();
  const globals = useGlobals();
  return (
    <Board>
      {(getSnapshot) => (
        <Stack gap={5}>
          {stories.map(({ id, name, reason }) => {
            const steps = prepared.filter((story) => story.id === id).flatMap(getStates);
            return (
              <Card key={id} heading={name}>
                {reason && <Muted>{reason}</Muted>}
                {steps.length > 1 ? (
                  <Columns as="ol" aria-label={name} $least="14rem">
                    {steps.map((state, index) => (
                      <StateFigure
                        key={state.key}
                        {...{ state, snapshot: getSnapshot(state), at: boardWidths[1440], globals }}
                        themes={[globals.theme === 'dark' ? 'dark' : 'light']}
                        isLive
                      >
                        <Muted>
                          {index + 1} <StoryLink to={parseAddress(state)}>{state.caption ?? name}</StoryLink>
                        </Muted>
                      </StateFigure>
                    ))}
                  </Columns>
                ) : (
                  <StoryLink to={`/story/${id}`}>Play it</StoryLink>
                )}
              </Card>
            );
          })}
        </Stack>
      )}
    </Board>
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

const Name = styled.h2`
  padding-block-end: ${space[2]};
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.heading};
`;
