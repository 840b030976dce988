import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens';
import { Skeleton } from '../Skeleton/Skeleton';
import { Card } from './Card';

interface PictureCardProps {
  heading: string;
  /** Beside the heading. */
  aside?: ReactNode;
  /** Nothing ever stands beside the heading, so that on phones it takes one line. */
  bare?: boolean;
  /** The picture, in any of its states. Absent while the charts' code is on its way. */
  children?: ReactNode;
}

/** The card of a picture of data. It is as high before the picture and its code as with them, so that nothing moves. */
export function PictureCard({ heading, aside, bare = false, children }: PictureCardProps) {
  return (
    <Container $bare={bare} heading={heading} aside={aside} aria-busy={children === undefined}>
      {children ?? <Skeleton variant="block" blockSize="100%" />}
    </Container>
  );
}

const Container = styled(Card)<{ $bare: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-block-size: 26rem;

  ${media.phone} {
    min-block-size: ${({ $bare }) => ($bare ? '26.5rem' : '30.125rem')};
  }
`;
