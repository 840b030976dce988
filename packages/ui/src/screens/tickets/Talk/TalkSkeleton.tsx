import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { radius, space } from '../../../tokens';

const places = [
  { own: true, width: '58%', height: '4.5rem' },
  { own: false, width: '62%', height: '4.5rem' },
  { own: true, width: '34%', height: '3.25rem' },
];

/** Bubbles at the end of the talk, where the messages will be. */
export function TalkSkeleton() {
  return (
    <Places aria-busy="true">
      {places.map(({ own, width, height }) => (
        <Place key={width} $own={own}>
          <Skeleton variant="block" inlineSize={width} blockSize={height} />
        </Place>
      ))}
    </Places>
  );
}

const Places = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
`;

const Place = styled.div<{ $own: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};

  > span {
    border-radius: ${radius.card};
  }
`;
