import type { ReactNode } from 'react';
import { logsPath, twoFactorPath } from '../../../addresses/addresses';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { Moment } from '../../../components/Moment/Moment';
import { ServerMessage, Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { translateCountry } from '../../../text/countries/countryNames';
import { profileTexts } from '../../../text/messages';
import type { LogEntry } from '../Logs/LogsTab';
import { SignInDevice } from '../Logs/SignInDevice';
import { profileMessages } from '../messages';
import { securityMessages } from './messages';
import { SignInRow } from './SignInRow';

interface SignInsCardProps {
  signIns: Remote<readonly LogEntry[]>;
  /** How many are shown. */
  most: number;
  /** What to do about a strange one. Absent where the card of the devices has it. */
  foot?: ReactNode;
}

/** The member's latest sign-ins. */
export function SignInsCard({ signIns, most, foot }: SignInsCardProps) {
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
              {signIns.data.slice(0, most).map((signIn) => (
                <SignInRow key={signIn.id}>
                  <div>
                    <b>
                      <Moment at={signIn.at} form="dayTime" />
                    </b>
                    <p>
                      {signIn.device !== undefined && (
                        <>
                          <SignInDevice {...signIn} />
                          {' · '}
                        </>
                      )}
                      <ServerMessage>{signIn.country && translateCountry(signIn.country)}</ServerMessage>
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
            {foot}
          </>
        );
    }
  }
}
