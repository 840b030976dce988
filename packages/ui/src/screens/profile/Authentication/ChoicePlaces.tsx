import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { space } from '../../../tokens';

/** Places of the three ways, as high as they will be. */
export function ChoicePlaces() {
  return (
    <Column>
      <Skeleton inlineSize="7rem" />
      {['otp', 'authenticator', 'mpin'].map((way) => (
        <Skeleton key={way} look="block" blockSize="4.25rem" />
      ))}
      <Skeleton look="block" inlineSize="4.5rem" blockSize="2.375rem" />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${space[2]};
`;
