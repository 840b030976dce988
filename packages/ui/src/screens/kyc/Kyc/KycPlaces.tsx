import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stepper } from '../../../components/Stepper/Stepper';
import { control, space } from '../../../tokens';
import { Pair } from './Pair';
import type { RequiredDocument } from './KycScreen.types';
import { kycWords } from './kycWords';
import { stepList } from './stepList';

/** The places of banner, steps and form while it is not known how the member stands. */
export function KycPlaces({ required }: { required: readonly RequiredDocument[] }) {
  return (
    <Places aria-busy="true">
      <Skeleton look="block" blockSize="4.125rem" />
      <Stepper label={kycWords.steps} steps={stepList(required, [], false)} current={-1} />
      <Sheet>
        <Lines>
          <Skeleton inlineSize="8rem" />
          <Pair>
            <Place blockSize={control.input} />
            <Place blockSize={control.input} />
          </Pair>
          <Pair>
            <Place blockSize="10.5rem" />
            <Place blockSize="10.5rem" />
          </Pair>
          <Skeleton inlineSize="6rem" blockSize={control.base} />
        </Lines>
      </Sheet>
    </Places>
  );
}

/** Of a label and what it names. */
const Place = ({ blockSize }: { blockSize: string }) => (
  <Label>
    <Skeleton inlineSize="6rem" />
    <Skeleton look="block" blockSize={blockSize} />
  </Label>
);

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
  gap: ${space[4]};
`;

const Label = styled.div`
  display: grid;
  gap: ${space[1.5]};
`;
