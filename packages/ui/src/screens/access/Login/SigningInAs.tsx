import styled from 'styled-components';
import { Spinner } from '../../../components/Spinner/Spinner';
import { space } from '../../../tokens';
import { StepHead } from './StepHead';

/** An operator's link is signing in by itself (A §2, §4.7). */
export function SigningInAs({ username }: { username: string }) {
  return (
    <Row>
      <StepHead title="Signing in">
        Opening the session of <bdi>{username}</bdi>.
      </StepHead>
      <Spinner label="Signing in" />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`;
