import type { ComponentType } from 'react';
import styled from 'styled-components';
import { control, media } from '../../tokens';
import { LazyModule } from '../LazyPart/LazyModule';
import type { FreshnessProps } from './Freshness';

const load = (): Promise<ComponentType<FreshnessProps>> =>
  import('./Freshness').then(({ Freshness }) => Freshness);

/** The same for a page whose first scripts have a budget. It loads after the data, into a reserved space. */
export const LazyFreshness = (props: FreshnessProps) => (
  <Container>
    <LazyModule load={load} props={props} fallback={null} failed={() => null} />
  </Container>
);

const Container = styled.div`
  min-block-size: ${control.small};

  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
