import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stepper } from '../../../components/Stepper/Stepper';
import { space } from '../../../tokens';
import type { RequiredDocument } from './KycScreen.types';
import { stepList } from './stepList';
import { kycWords } from './kycWords';

/** The places of banner, steps and form while it is not known how the member stands. */
export function KycPlaces({ required }: { required: readonly RequiredDocument[] }) {
  return (
    <Places aria-busy="true">
      <Skeleton look="block" blockSize="4.25rem" />
      <Stepper label={kycWords.steps} steps={stepList(required, [], false)} current={-1} />
      <Sheet>
        <Lines>
          <Skeleton inlineSize="8rem" />
          <Skeleton inlineSize="80%" />
          <Skeleton inlineSize="65%" />
          <Skeleton look="block" blockSize="12rem" />
        </Lines>
      </Sheet>
    </Places>
  );
}

const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Sheet = styled(Card)`
  max-inline-size: 47.5rem;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[3]};
`;
