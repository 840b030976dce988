import styled from 'styled-components';
import { ServerMessage } from '../../../components/ServerMessage/ServerMessage';
import { StatusPill } from '../../../components/StatusPill/StatusPill';
import { space } from '../../../tokens';
import { profileMessages } from '../messages';

/** Absent where the server sends none (D113). */
export interface SignInDeviceProps {
  /** Browser and system. */
  device?: string | undefined;
  isThisDevice?: boolean | undefined;
  /** The member had signed in before, but never from this device. */
  isNew?: boolean | undefined;
}

/** The device of a sign-in, and whether it is the current or a new one. */
export function SignInDevice({ device, isThisDevice, isNew }: SignInDeviceProps) {
  return (
    <Device>
      <ServerMessage>{device}</ServerMessage>
      {isThisDevice === true && (
        <StatusPill variant="good" plain>
          {profileMessages.thisDevice}
        </StatusPill>
      )}
      {isThisDevice !== true && isNew === true && (
        <StatusPill variant="warn" plain>
          {profileMessages.newDevice}
        </StatusPill>
      )}
    </Device>
  );
}

const Device = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[2]};
`;
