import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { ErrorState } from '../../../components/ErrorState/ErrorState';
import { Moment } from '../../../components/Moment/Moment';
import { Verbatim } from '../../../components/ServerMessage/ServerMessage';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { Remote } from '../../../remote';
import { SignInDevice } from '../Logs/SignInDevice';
import { securityMessages } from './messages';
import { SignInRow } from './SignInRow';

/** A device on which the member is signed in. */
export interface OpenSession {
  id: string;
  device?: string | undefined;
  ip?: string | undefined;
  /** When it signed in; ISO date-time. */
  at?: string | undefined;
  /** The session of this page, which can't end itself here. */
  isThisDevice: boolean;
}

interface SessionsCardProps extends SessionsProps {
  /** What to do about a strange one. */
  foot: ReactNode;
}

export interface SessionsProps {
  /** Newest first. */
  list: Remote<readonly OpenSession[]>;
  busy: boolean;
  /** Ends one session; without an id all others. */
  onEnd: (id?: string) => void;
}

/** Where the member is signed in, and the way to end what isn't theirs. */
export function SessionsCard({ list, busy, foot, onEnd }: SessionsCardProps) {
  const id = useId();
  const others = list.state === 'ready' ? list.data.filter(({ isThisDevice }) => !isThisDevice) : [];
  return (
    <Card
      heading={securityMessages.sessions}
      padded={false}
      aria-busy={list.state === 'loading'}
      aside={
        others.length > 1 && (
          <Button size="small" busy={busy} onClick={() => onEnd()}>
            {securityMessages.endOthers}
          </Button>
        )
      }
    >
      {body()}
    </Card>
  );

  function body() {
    switch (list.state) {
      case 'failed':
        return <ErrorState {...list} />;
      case 'loading':
        return (
          <>
            <SignInRow as="div">
              <div>
                <Skeleton inlineSize="10rem" />
                <Skeleton inlineSize="7rem" />
              </div>
            </SignInRow>
            {foot}
          </>
        );
      case 'ready':
        return (
          <>
            <ul>
              {list.data.map((session, at) => (
                <SignInRow key={session.id}>
                  <div id={`${id}${at}`}>
                    <b>
                      <SignInDevice {...session} device={session.device ?? securityMessages.unknownDevice} />
                    </b>
                    <p>
                      <Moment at={session.at} form="dayTime" />
                      {session.ip !== undefined && (
                        <>
                          {' · '}
                          <Verbatim>{session.ip}</Verbatim>
                        </>
                      )}
                    </p>
                  </div>
                  {!session.isThisDevice && (
                    <Button
                      size="small"
                      busy={busy}
                      aria-describedby={`${id}${at}`}
                      onClick={() => onEnd(session.id)}
                    >
                      {securityMessages.endSession}
                    </Button>
                  )}
                </SignInRow>
              ))}
            </ul>
            {foot}
          </>
        );
    }
  }
}
