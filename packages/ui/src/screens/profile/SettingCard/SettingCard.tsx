import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, type CardProps } from '../../../components/Card/Card';
import { color, space } from '../../../tokens';

interface SettingCardProps extends Pick<CardProps, 'aside'> {
  heading: string;
  /** What the setting is for, in a sentence or two. */
  lead?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** One setting on a sheet that is no wider than its lines are easy to read. */
export function SettingCard({ heading, lead, aside, busy = false, children }: SettingCardProps) {
  return (
    <Sheet heading={heading} aside={aside} aria-busy={busy || undefined}>
      <Body>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </Body>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  max-inline-size: 46rem;
  container-type: inline-size;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Lead = styled.p`
  max-inline-size: 60ch;
  /* Under the heading that it belongs to. */
  margin-block: calc(-1 * ${space[2]}) calc(-1 * ${space[1]});
  color: ${color.inkMuted};
  text-wrap: pretty;
`;
