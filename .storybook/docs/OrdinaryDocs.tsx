import { ArgTypes, Description, Title, Unstyled } from '@storybook/addon-docs/blocks';
import styled from 'styled-components';
import { Card } from '../../packages/ui/src/components/Card/Card';
import { color, space } from '../../packages/ui/src/tokens';
import { StoryFrame } from './StoryFrame';
import { StoryLink } from './StoryLink';
import { useStories } from './useStories';

interface OrdinaryDocsProps {
  /** Shows the table of props; a flow has none that a reviewer would set. */
  withProps: boolean;
}

/** What it is, its first story, its props as their comments describe them, and every other story with its reason. */
export function OrdinaryDocs({ withProps }: OrdinaryDocsProps) {
  const [first, ...others] = useStories();
  return (
    <>
      <Title />
      <Description />
      {first && <StoryFrame id={first.id} name={first.name} />}
      {withProps && <ArgTypes />}
      {first && (
        <Unstyled>
          <Card heading="Every story">
            <Stories>
              {[first, ...others].map((story) => (
                <li key={story.id}>
                  <StoryLink to={`/story/${story.id}`}>{story.name}</StoryLink>
                  {story.reason && <Reason>{story.reason}</Reason>}
                </li>
              ))}
            </Stories>
          </Card>
        </Unstyled>
      )}
    </>
  );
}

const Stories = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Reason = styled.p`
  color: ${color.inkMuted};
`;
