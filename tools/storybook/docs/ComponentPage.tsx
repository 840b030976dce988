import { ArgTypes, Description, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Card } from '../../../packages/ui/src/components/Card/Card';
import { Stack } from '../../../packages/ui/src/components/Stack/Stack';
import { Muted } from '../pages/kit/Page';
import { ComponentFacts } from './ComponentFacts';
import { StoryIframe } from './StoryIframe';
import { StoryLink } from './StoryLink';
import { useStories } from './useStories';

interface ComponentPageProps {
  /** Markdown: when to use the component, when not to, and what to use instead. Absent where comments are enough. */
  children?: ReactNode;
}

/**
 * The page of a component, also of an `.mdx` file next to it: the description, the first story, the import, the written
 * guidance, the props with their comments, and every other story with its reason.
 */
export function ComponentPage({ children }: ComponentPageProps) {
  // Some stories are of no single component, which has props to show.
  const withProps = useOf('meta', ['meta']).preparedMeta.component !== undefined;
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
                  {story.reason && <Muted>{story.reason}</Muted>}
                </li>
              ))}
            </Stack>
          </Card>
        </Unstyled>
      )}
    </>
  );
}
