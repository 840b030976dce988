import { ArgTypes, Description, Title, Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../packages/ui/src/components/Card/Card';
import { Stack } from '../../../packages/ui/src/components/Stack/Stack';
import { color } from '../../../packages/ui/src/tokens';
import { ComponentFacts } from './ComponentFacts';
import { StoryIframe } from './StoryIframe';
import { StoryLink } from './StoryLink';
import { useStories } from './useStories';

interface OrdinaryDocsProps {
  /** Shows the props table. A flow has no props for a reviewer to set. */
  withProps: boolean;
  /** The written guidance. Absent where the stories' comments are enough. */
  children?: ReactNode;
}

/**
 * The description, the first story, the import, the props with their comments, and every other story with its reason.
 */
export function OrdinaryDocs({ withProps, children }: OrdinaryDocsProps) {
  const [first, ...others] = useStories();
  return (
    <>
      <Title />
      <Description />
      {first && <StoryIframe id={first.id} name={first.name} />}
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
