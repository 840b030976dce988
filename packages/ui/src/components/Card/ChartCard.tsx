import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../tokens/index';
import { Skeleton } from '../Skeleton/Skeleton';
import { Card } from './Card';

interface ChartCardProps {
  heading: string;
  /** Next to the heading. */
  aside?: ReactNode;
  /** Nothing ever appears next to the heading, so it takes one line on phones. */
  bare?: boolean;
  /** The chart, in any of its states. Absent while its code loads. */
  children?: ReactNode;
}

/** The card of a chart. It has the same height before the chart loads, to avoid a layout shift. */
export function ChartCard({ heading, aside, bare = false, children }: ChartCardProps) {
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
    min-block-size: ${({ $bare }) => ($bare ? '26.5rem' : '33rem')};
  }
`;
