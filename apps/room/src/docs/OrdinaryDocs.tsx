import { ArgTypes, Description, Title, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { Stack } from '../../../../packages/ui/src/components/Stack/Stack';
import { color } from '../../../../packages/ui/src/tokens';
import { ComponentFacts } from './ComponentFacts';
import { StoryFrame } from './StoryFrame';
import { StoryLink } from './StoryLink';
import { useStories } from './useStories';

interface OrdinaryDocsProps {
  /** Shows the table of props. A flow has none that a reviewer would set. */
  withProps: boolean;
  /** What somebody wrote about it; absent where the stories' comments say enough. */
  children?: ReactNode;
}

/** What it is, its first story, how it is taken, its props as their comments describe them, and every other story with its reason. */
export function OrdinaryDocs({ withProps, children }: OrdinaryDocsProps) {
  const [first, ...others] = useStories();
  return (
    <>
      <Title />
      <Description />
      {first && <StoryFrame id={first.id} name={first.name} />}
      {withProps && <ComponentFacts />}
      {children}
      {withProps && <ArgTypes />}
      {first && (
        <Unstyled>
          <Card heading="Every story">
            <Stack as="ul" gap={3}>
              {[first, ...others].map((story) => (
                <li key={story.id}>
                  <StoryLink to={`/story/${story.id}`}>{story.name}</StoryLink>
                  {story.reason && <Reason>{story.reason}</Reason>}
                </li>
              ))}
            </Stack>
          </Card>
        </Unstyled>
      )}
    </>
  );
}

const Reason = styled.p`
  color: ${color.inkMuted};
`;
