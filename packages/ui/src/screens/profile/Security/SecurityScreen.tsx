import styled from 'styled-components';
import type { Freshness } from '../../../components/Freshness/freshness';
import { PageHead } from '../../../components/PageHead/PageHead';
import { Stack } from '../../../components/Stack/Stack';
import type { Remote } from '../../../remote';
import { media, space } from '../../../tokens';
import type { LogEntry } from '../Logs/LogsTab';
import { GradeCard } from './GradeCard';
import { securityMessages } from './messages';
import type { Protections } from './protections';
import { SignInsCard } from './SignInsCard';

export interface SecurityScreenProps {
  protections: Remote<Protections>;
  /** The age of the protections. Absent where it is unknown. */
  freshness?: Freshness | undefined;
  /** The latest, newest first. */
  signIns: Remote<readonly LogEntry[]>;
}

/** How well the account is protected, and what is missing. */
export function SecurityScreen({ protections, freshness, signIns }: SecurityScreenProps) {
  return (
    <Stack gap={4} bounded>
      <PageHead title={securityMessages.title} note={securityMessages.note} />
      <Columns>
        <GradeCard protections={protections} freshness={freshness} />
        <SignInsCard signIns={signIns} />
      </Columns>
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
