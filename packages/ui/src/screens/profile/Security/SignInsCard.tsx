import styled from 'styled-components';
import { addresses, logsPath, passwordPath, twoFactorPath } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Link } from '../../../components/Link/Link';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { Moment } from '../../../components/Moment/Moment';
import { ServerMessage, Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { fill } from '../../../text/fill';
import { profileTexts } from '../../../text/messages';
import { border, color, fontSize, media, space } from '../../../tokens';
import type { LogEntry } from '../Logs/LogsTab';
import { SignInDevice } from '../Logs/SignInDevice';
import { profileMessages } from '../messages';
import { securityMessages } from './messages';
import { SignInRow } from './SignInRow';

interface SignInsCardProps {
  signIns: Remote<readonly LogEntry[]>;
}

/** The member's latest sign-ins, and what to do about a strange one. */
export function SignInsCard({ signIns }: SignInsCardProps) {
  return (
    <Card
      heading={securityMessages.signIns}
      padded={false}
      aside={<LinkAlone href={logsPath}>{securityMessages.allSignIns}</LinkAlone>}
      aria-busy={signIns.state === 'loading'}
    >
      {body()}
    </Card>
  );

  function body() {
    switch (signIns.state) {
      case 'failed':
        return <ErrorState {...signIns} />;
      case 'loading':
        return (
          <div>
            {[1, 2, 3].map((row) => (
              <SignInRow as="div" key={row}>
                <Skeleton inlineSize="10rem" />
                <Skeleton inlineSize="7rem" />
              </SignInRow>
            ))}
          </div>
        );
      case 'ready':
        return signIns.data.length === 0 ? (
          <EmptyState
            icon="clock"
            title={profileMessages.noSignInsYet}
            reason={profileMessages.signInsEmpty}
            action={<LinkAlone href={twoFactorPath}>{profileTexts.twoFactorSetting}</LinkAlone>}
          />
        ) : (
          <>
            <ul>
              {signIns.data.map((signIn) => (
                <SignInRow key={signIn.id}>
                  <div>
                    <b>
                      <Moment at={signIn.at} form="dayTime" />
                    </b>
                    {signIn.device !== undefined && (
                      <div>
                        <SignInDevice {...signIn} />
                      </div>
                    )}
                    <p>
                      <ServerMessage>{signIn.country}</ServerMessage>
                      {signIn.ip !== undefined && (
                        <>
                          {' · '}
                          <Verbatim>{signIn.ip}</Verbatim>
                        </>
                      )}
                    </p>
                  </div>
                </SignInRow>
              ))}
            </ul>
            <Foot>
              {fill(securityMessages.notYou, {
                password: <Link href={passwordPath}>{profileMessages.changePassword}</Link>,
                support: <Link href={addresses.tickets}>{profileMessages.contactSupport}</Link>,
              })}
            </Foot>
          </>
        );
    }
  }
}

const Foot = styled.p`
  padding: ${space[3]} ${space[5]} ${space[4]};
  border-block-start: ${border.hair} solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
  text-wrap: pretty;

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
