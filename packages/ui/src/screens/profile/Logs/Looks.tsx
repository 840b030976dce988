import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Moment } from '../../../components/Moment/Moment';
import { ServerSentence } from '../../../components/ServerMessage/ServerMessage';
import { color, media, space } from '../../../tokens';
import { profileMessages } from '../messages';
import { SignInRow } from '../Security/SignInRow';

/** What the operator did on the account. */
export interface AccountLooks {
  /** When staff opened the account, newest first; ISO date-times. Absent where the server doesn't say (D119). */
  visits?: readonly (string | undefined)[] | undefined;
  /** The newest mails to the member, without their codes. Absent where the server doesn't say (D119). */
  mails?:
    | readonly { subject?: string | undefined; /** ISO date-time. */ at?: string | undefined }[]
    | undefined;
}

/** Who else was here, and which mails are real. */
export function Looks({ visits, mails }: AccountLooks) {
  return (
    <>
      {visits && (
        <Look heading={profileMessages.visits} lead={visits.length === 0 && profileMessages.noVisits}>
          {visits.map((at, index) => (
            <SignInRow key={index}>
              <b>
                <Moment at={at} form="dayTime" />
              </b>
            </SignInRow>
          ))}
        </Look>
      )}
      {mails && (
        <Look
          heading={profileMessages.mails}
          lead={mails.length === 0 ? profileMessages.noMails : profileMessages.otherMails}
        >
          {mails.map(({ subject, at }, index) => (
            <SignInRow key={index}>
              <div>
                <b>
                  <ServerSentence>{subject}</ServerSentence>
                </b>
                <p>
                  <Moment at={at} form="dayTime" />
                </p>
              </div>
            </SignInRow>
          ))}
        </Look>
      )}
    </>
  );
}

function Look({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: ReactNode;
  children: readonly ReactNode[];
}) {
  return (
    <Card heading={heading} padded={false}>
      {lead && <Lead>{lead}</Lead>}
      {children.length > 0 && <ul>{children}</ul>}
    </Card>
  );
}

export const Lead = styled.p`
  padding: 0 ${space[5]} ${space[4]};
  color: ${color.inkMuted};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;
