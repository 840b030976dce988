import { useState } from 'react';
import styled from 'styled-components';
import type { Freshness } from '../../../components/Freshness/freshnessData';
import { HoldContext, type Hold } from '../../../components/HoldAhead/HoldAhead';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { media, space } from '../../../tokens';
import type { LogEntry } from '../Logs/LogsTab';
import { NewDevices, type NewDevicesProps } from '../Logs/NewDevices';
import { FreezeCard, type FreezingProps } from './FreezeCard';
import { GradeCard } from './GradeCard';
import { securityMessages } from './messages';
import type { PasskeysProps } from './passkeys';
import { PasskeysCard } from './PasskeysCard';
import type { Protections } from './protections';
import { ReviewCard, type ReviewProps } from './ReviewCard';
import { SessionsCard, type SessionsProps } from './SessionsCard';
import { SignInsCard } from './SignInsCard';
import { WordCard } from './WordCard';
import { WordDialog, type WordProps } from './WordDialog';

export interface SecurityScreenProps {
  protections: Remote<Protections>;
  /** The age of the protections. Absent where it is unknown. */
  freshness?: Freshness | undefined;
  /** The latest, newest first. */
  signIns: Remote<readonly LogEntry[]>;
  /** Leads to the page that freezes the account. Absent where the server has none (D119). */
  freezing?: FreezingProps | undefined;
  /** Absent where the server asks nothing about new devices (D119). */
  newDevices?: NewDevicesProps | undefined;
  /** Absent where nothing waits for the member's choice. */
  review?: ReviewProps | undefined;
  /** The hold that saving the review causes. */
  hold?: Hold | undefined;
  /** Absent where the server has no list of sessions (D119). */
  sessions?: SessionsProps | undefined;
  /** Absent where the server has no passkeys (D119). */
  passkeys?: PasskeysProps | undefined;
  /** Absent where the server has no anti-phishing word (D119). */
  word?: WordProps | undefined;
}

/** How well the account is protected, and what is missing. */
export function SecurityScreen({
  protections,
  freshness,
  signIns,
  freezing,
  newDevices,
  review,
  hold,
  sessions,
  passkeys,
  word,
}: SecurityScreenProps) {
  // The dialog closes with the answer to the word that was sent from it.
  const [openSince, setOpenSince] = useState<number>();
  const isOpen = word !== undefined && openSince === word.form.saved;
  const openWord = () => setOpenSince(word?.form.saved);
  return (
    <Stack gap={4} bounded>
      <PageHead title={securityMessages.title} note={securityMessages.note} />
      <HoldContext value={hold}>{review && <ReviewCard {...review} />}</HoldContext>
      {newDevices && <NewDevices {...newDevices} calm={review !== undefined} />}
      <Columns>
        <GradeCard
          protections={protections}
          freshness={freshness}
          calm={review !== undefined || (newDevices?.list.length ?? 0) > 0}
          onWordAsked={openWord}
        />
        <Stack gap={3} bounded>
          {word && <WordCard {...word} onAsked={openWord} />}
          {passkeys && <PasskeysCard {...passkeys} />}
          {sessions && <SessionsCard {...sessions} />}
          <SignInsCard signIns={signIns} />
          {freezing && <FreezeCard {...freezing} />}
        </Stack>
      </Columns>
      {isOpen && <WordDialog {...word} onClose={() => setOpenSince(undefined)} />}
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
  }
`;
