import { DocsContext, Description, Title, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styled from 'styled-components';
import { Card } from '../../../packages/ui/src/components/Card/Card';
import { color, fontSize, space } from '../../../packages/ui/src/tokens';
import { StoryLink } from '../docs/StoryLink';
import { useGlobals } from '../docs/globals';
import { useStories } from '../docs/useStories';
import { WithSnapshotRun } from '../snapshots/WithSnapshotRun';
import { FlowStep } from './FlowStep';
import { getStates } from './State';

/** A flow's page: a storyboard of each story, whose steps play the portal up to there. */
export function FlowBoard() {
  const prepared = useContext(DocsContext).componentStories();
  const stories = useStories();
  const globals = useGlobals();
  return (
    <>
      <Title />
      <Description />
      <Unstyled>
        <WithSnapshotRun>
          {(run) => (
            <Flows>
              {stories.map(({ id, name, reason }) => {
                const steps = prepared.filter((story) => story.id === id).flatMap(getStates);
                return (
                  <Card key={id} heading={name}>
                    {reason && <Reason>{reason}</Reason>}
                    {steps.length > 1 ? (
                      <Steps aria-label={name}>
                        {steps.map((step) => (
                          <FlowStep
                            key={step.key}
                            step={step}
                            globals={globals}
                            caption={step.caption ?? name}
                            snapshot={run?.snapshots.find(({ key }) => key === step.key)}
                          />
                        ))}
                      </Steps>
                    ) : (
                      <StoryLink to={`/story/${id}`}>Play it</StoryLink>
                    )}
                  </Card>
                );
              })}
            </Flows>
          )}
        </WithSnapshotRun>
      </Unstyled>
    </>
  );
}

const Flows = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Reason = styled.p`
  padding-block-end: ${space[4]};
  color: ${color.inkMuted};
  font-size: ${fontSize.base};
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space[5]};
  counter-reset: step;
`;
