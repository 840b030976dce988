import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Moment } from '../../../components/Moment/Moment';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { color, space } from '../../../tokens';
import { profileMessages } from '../messages';
import { SignInRow } from '../Security/SignInRow';
import { Lead } from './Looks';
import { SignInDevice, type SignInDeviceProps } from './SignInDevice';

/** A sign-in from a new device. */
interface NewDevice extends SignInDeviceProps {
  id: string;
  ip?: string | undefined;
  /** ISO date-time. */
  at?: string | undefined;
}

export interface NewDevicesProps {
  /** Sign-ins from new devices without an answer, newest first. */
  list: readonly NewDevice[];
  busy: boolean;
  /** Something above is more urgent, so no button is the main one. */
  calm?: boolean;
  onAnswer: (id: string, mine: boolean) => void;
}

/** Stays on top until the member has answered for each new device. */
export function NewDevices({ list, busy, calm = false, onAnswer }: NewDevicesProps) {
  const id = useId();
  if (list.length === 0) return null;
  return (
    <Alarm heading={profileMessages.wasThisYou} padded={false}>
      <Lead>{profileMessages.notMeEnds}</Lead>
      <ul>
        {list.map((signIn, at) => (
          <SignInRow key={signIn.id}>
            <div id={`${id}${at}`}>
              <b>
                <SignInDevice device={signIn.device} />
              </b>
              <p>
                <Moment at={signIn.at} form="dayTime" />
                {signIn.ip !== undefined && (
                  <>
                    {' · '}
                    <Verbatim>{signIn.ip}</Verbatim>
                  </>
                )}
              </p>
            </div>
            <Answers>
              <Button
                size="small"
                busy={busy}
                aria-describedby={`${id}${at}`}
                onClick={() => onAnswer(signIn.id, true)}
              >
                {profileMessages.itWasMe}
              </Button>
              <Button
                size="small"
                variant={at === 0 && !calm ? 'main' : 'plain'}
                busy={busy}
                aria-describedby={`${id}${at}`}
                onClick={() => onAnswer(signIn.id, false)}
              >
                {profileMessages.notMe}
              </Button>
            </Answers>
          </SignInRow>
        ))}
      </ul>
    </Alarm>
  );
}

const Alarm = styled(Card)`
  border-inline-start: 3px solid ${color.warn};
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
`;
