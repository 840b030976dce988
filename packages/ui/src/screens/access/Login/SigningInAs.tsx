import styled from 'styled-components';
import { Spinner } from '../../../components/Spinner/Spinner';
import { space } from '../../../tokens';
import { AccessHead } from '../AccessPage/AccessHead';
import { loginMessages } from './messages';
import { fill } from '../../../text/fill';

/** An operator's link signs in automatically (A §2, §4.7). */
export function SigningInAs({ username }: { username: string }) {
  return (
    <Row>
      <AccessHead title={loginMessages.signingIn}>
        {fill(loginMessages.openingSession, { username: <bdi translate="no">{username}</bdi> })}
      </AccessHead>
      <Spinner label={loginMessages.signingIn} />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
`;
