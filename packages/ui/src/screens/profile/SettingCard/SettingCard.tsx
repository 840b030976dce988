import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card, type CardProps } from '../../../components/Card/Card';
import { color, space } from '../../../tokens';

export interface SettingCardProps extends Pick<CardProps, 'aside'> {
  heading: string;
  /** What the setting is for, in a sentence or two. */
  lead?: ReactNode;
  /** `narrow` where every field is short, `all` beside something else. */
  room?: 'narrow' | 'base' | 'all';
  busy?: boolean;
  children: ReactNode;
}

/** One setting on a sheet that is no wider than its lines are easy to read. */
export function SettingCard({
  heading,
  lead,
  aside,
  room = 'base',
  busy = false,
  children,
}: SettingCardProps) {
  return (
    <Sheet $room={room} heading={heading} aside={aside} aria-busy={busy || undefined}>
      <Body>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {children}
      </Body>
    </Sheet>
  );
}

const rooms = { narrow: '34rem', base: '46rem', all: 'none' } as const;

const Sheet = styled(Card)<{ $room: keyof typeof rooms }>`
  max-inline-size: ${({ $room }) => rooms[$room]};
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
