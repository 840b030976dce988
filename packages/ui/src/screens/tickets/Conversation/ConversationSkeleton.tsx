import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { radius, space } from '../../../tokens/index';

const categories = [
  { own: true, width: '58%', height: '4.5rem' },
  { own: false, width: '62%', height: '4.5rem' },
  { own: true, width: '34%', height: '3.25rem' },
];

/** Bubble skeletons at the end of the conversation, where the messages will be. */
export function ConversationSkeleton() {
  return (
    <Lines aria-busy="true">
      {categories.map(({ own, width, height }) => (
        <Container key={width} $own={own}>
          <Skeleton variant="block" inlineSize={width} blockSize={height} />
        </Container>
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

const Container = styled.div<{ $own: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};

  > span {
    border-radius: ${radius.card};
  }
`;

export const Pane = styled.div`
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
`;

export const Waiting = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: safe end;
  gap: ${space[2]};
  padding: ${space[5]};
  overflow: hidden auto;
`;
