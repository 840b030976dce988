import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import type { Freshness } from '../../../components/Freshness/freshness';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { media, space } from '../../../tokens';
import type { LogEntry } from '../Logs/LogsTab';
import { GradeCard } from './GradeCard';
import { securityMessages } from './messages';
import type { PasskeysProps } from './passkeys';
import { PasskeysCard } from './PasskeysCard';
import type { Protections } from './protections';
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
  freezing?: ComponentProps<typeof SignInsCard>['freezing'];
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
      <Columns>
        <GradeCard protections={protections} freshness={freshness} onWordAsked={openWord} />
        <Stack gap={3} bounded>
          {word && <WordCard word={word.word} onAsked={openWord} />}
          {passkeys && <PasskeysCard {...passkeys} />}
          {sessions && <SessionsCard {...sessions} />}
          <SignInsCard {...{ signIns, freezing }} />
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
