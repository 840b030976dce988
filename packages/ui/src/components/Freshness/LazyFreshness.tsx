import type { ComponentType } from 'react';
import styled from 'styled-components';
import { control, media } from '../../tokens';
import { LazyPart } from '../LazyPart/LazyPart';
import type { FreshnessProps } from './Freshness';

const load = (): Promise<ComponentType<FreshnessProps>> =>
  import('./Freshness').then(({ Freshness }) => Freshness);

/** The same for a page whose first scripts are counted: it comes after the figures, into a place that is kept. */
export const LazyFreshness = (props: FreshnessProps) => (
  <Place>
    <LazyPart load={load} props={props} place={null} failed={() => null} />
  </Place>
);

const Place = styled.div`
  min-block-size: ${control.small};

  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;
